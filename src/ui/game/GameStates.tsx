import { router } from 'expo-router';

import { useT } from '@/i18n';
import { openGame, useGame } from '@/store/game';

import { Button, Empty } from '../base';
import { PageScreen } from '../shell';

const toHome = () => router.dismissTo('/');

export function Opening() {
  const t = useT();
  return <PageScreen title={t('home.yourGame')} subtitle={t('game.opening')} />;
}

export function Missing() {
  const t = useT();
  return (
    <PageScreen title={t('home.yourGame')}>
      <Empty icon="trail" title={t('shell.noGameTitle')} text={t('shell.noGameText')}>
        <Button kind="primary" label={t('home.newGame')} onPress={() => router.navigate('/new-game')} />
        <Button label={t('shell.toHome')} onPress={toHome} />
      </Empty>
    </PageScreen>
  );
}

/** What is wrong with the game, and how far it can still be played from. */
export function Damaged({ id }: { readonly id: string }) {
  const t = useT();
  const damage = useGame((state) => state.damage);
  const text =
    damage === null
      ? t('storage.error.corrupt')
      : `${t(`storage.damage.${damage.what.code}`, { at: damage.what.at })} ${t('storage.sound', { n: damage.sound })}`;
  return (
    <PageScreen title={t('home.yourGame')}>
      <Empty icon="warning" title={t('storage.damagedTitle')} text={text}>
        {damage !== null && damage.sound > 0 ? (
          <Button
            kind="primary"
            testID="open-until"
            label={t('storage.openUntil')}
            onPress={() => void openGame(id, { untilDamage: true })}
          />
        ) : null}
        <Button label={t('shell.toHome')} onPress={toHome} />
      </Empty>
    </PageScreen>
  );
}

export function Failed({ id }: { readonly id: string }) {
  const t = useT();
  const error = useGame((state) => state.error);
  return (
    <PageScreen title={t('home.yourGame')}>
      <Empty
        icon="warning"
        title={t('game.failedTitle')}
        text={t(`storage.error.${error?.code ?? 'failed'}`)}
      >
        <Button kind="primary" label={t('shell.tryAgain')} onPress={() => void openGame(id)} />
        <Button label={t('shell.toHome')} onPress={toHome} />
      </Empty>
    </PageScreen>
  );
}
