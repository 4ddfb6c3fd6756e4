import { router } from 'expo-router';
import { useState } from 'react';

import { DEPTHS } from '@/engine/events/setup';
import { defaultSetup } from '@/engine/events/setupFile';
import { useT } from '@/i18n';
import { createGame } from '@/store/game';
import { rememberChoices } from '@/store/newGame';
import { newSeed } from '@/store/newId';
import { chosenProfile } from '@/store/profiles';
import { changeSettings, useSettings } from '@/store/settings';

import { Button, Notice } from '../base';
import { PageScreen } from '../shell';
import { firstChoices, withDifficulty } from './choices';
import { LevelCards } from './LevelCards';
import { MoreChoices } from './MoreChoices';
import { ChoiceQuestion } from './Question';

/** Said before the first game, and never again. */
function FirstGameHint() {
  const t = useT();
  const seen = useSettings((settings) => settings.firstGameHintSeen);
  const forget = () => changeSettings({ firstGameHintSeen: true });
  if (seen) return null;
  return (
    <Notice
      text={t('newGame.hint')}
      dismiss={{ label: t('newGame.hintOk'), onPress: forget }}
      action={{
        label: t('home.box'),
        onPress: () => {
          forget();
          router.navigate('/box');
        },
      }}
    />
  );
}

/** A new game: two taps from Home when nothing is to be changed. */
export function NewGameScreen() {
  const t = useT();
  const [choices, setChoices] = useState(firstChoices);
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const start = async () => {
    setStarting(true);
    setFailed(null);
    rememberChoices(choices);
    const profile = await chosenProfile();
    const created = await createGame({ ...defaultSetup(newSeed()), ...choices, profile });
    setStarting(false);
    if (created.ok) {
      changeSettings({ firstGameHintSeen: true });
      router.replace({ pathname: '/game/[id]', params: { id: created.value } });
    } else if (created.error.type === 'storage') {
      setFailed(t(`storage.error.${created.error.error.code}`));
    }
  };
  return (
    <PageScreen
      title={t('newGame.title')}
      subtitle={t('newGame.subtitle')}
      footer={
        <Button
          kind="primary"
          label={t('newGame.start')}
          disabled={starting}
          onPress={() => void start()}
          testID="start-game"
        />
      }
    >
      {failed === null ? null : <Notice icon="warning" color="red" text={failed} />}
      <FirstGameHint />
      <LevelCards
        value={choices.difficulty}
        city={choices.firstDelivery}
        onChange={(difficulty) => setChoices(withDifficulty(choices, difficulty))}
      />
      <ChoiceQuestion
        label={t('newGame.draws')}
        detail={t(`newGame.drawsDetail.${choices.draws}`)}
        options={(['app', 'table'] as const).map((value) => ({ value, label: t(`newGame.draws.${value}`) }))}
        value={choices.draws}
        onChange={(draws) => setChoices({ ...choices, draws })}
      />
      <ChoiceQuestion
        label={t('newGame.depth')}
        detail={t(`newGame.depthDetail.${choices.depth}`)}
        options={DEPTHS.map((value) => ({ value, label: t(`newGame.depth.${value}`) }))}
        value={choices.depth}
        onChange={(depth) => setChoices({ ...choices, depth })}
      />
      <MoreChoices choices={choices} onChange={setChoices} />
    </PageScreen>
  );
}
