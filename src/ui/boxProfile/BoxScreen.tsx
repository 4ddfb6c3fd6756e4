import { useEffect, useState } from 'react';

import { PRINTED_PROFILE, type BoxProfile } from '@/box/profile';
import { assertNever } from '@/lib/assertNever';
import { useT } from '@/i18n';
import { newId } from '@/store/newId';
import { loadProfiles, saveProfile, useProfiles } from '@/store/profiles';
import { changeSettings, useSettings } from '@/store/settings';

import { Button, Notice, Segmented, Text } from '../base';
import { PageScreen } from '../shell';
import { BuildingList } from './BuildingList';
import { CardGrid, type CardGridProps } from './CardGrid';
import { ObjectiveGrid } from './ObjectiveGrid';
import { ProfileBar } from './ProfileBar';

const PARTS = ['cards', 'buildings', 'objectives'] as const;
type Part = (typeof PARTS)[number];

function PartOf({ part, ...props }: CardGridProps & { readonly part: Part }) {
  switch (part) {
    case 'cards':
      return <CardGrid {...props} />;
    case 'buildings':
      return <BuildingList {...props} />;
    case 'objectives':
      return <ObjectiveGrid {...props} />;
    default:
      return assertNever(part);
  }
}

/** The printed numbers of one's own box: every tap is kept, in a profile that begins with the first change. */
export function BoxScreen() {
  const t = useT();
  const { profiles, loaded } = useProfiles();
  const id = useSettings((settings) => settings.boxProfile);
  const [part, setPart] = useState<Part>('cards');
  const [said, setSaid] = useState<string | null>(null);
  const [fresh] = useState(newId);
  const [draft, setDraft] = useState<BoxProfile | null>(null);
  useEffect(() => {
    changeSettings({ firstGameHintSeen: true });
    void loadProfiles();
  }, []);
  const chosen = profiles.find((profile) => profile.id === id) ?? null;
  const profile = draft ?? chosen?.profile ?? PRINTED_PROFILE;
  const keep = async (next: BoxProfile) => {
    setDraft(next);
    const saved = await saveProfile(chosen?.name ?? t('box.mine'), next, chosen?.id ?? fresh);
    if (saved.ok) changeSettings({ boxProfile: saved.value });
    else setSaid(t(`storage.error.${saved.error.code}`));
    setDraft((latest) => (latest === next ? null : latest));
  };
  return (
    <PageScreen
      title={t('home.box')}
      footer={
        chosen === null && loaded ? (
          <Button
            kind="primary"
            icon="check"
            label={t('box.confirm')}
            onPress={() => void keep(profile)}
            testID="box-confirm"
          />
        ) : undefined
      }
    >
      <Text color="soft">{t('box.intro')}</Text>
      <ProfileBar profiles={profiles} chosen={chosen} onSay={setSaid} />
      {said === null ? null : (
        <Notice text={said} dismiss={{ label: t('common.ok'), onPress: () => setSaid(null) }} />
      )}
      <Segmented
        label={t('home.box')}
        options={PARTS.map((value) => ({ value, label: t(`box.${value}`) }))}
        value={part}
        onChange={setPart}
      />
      <PartOf part={part} profile={profile} onChange={(next) => void keep(next)} />
      {chosen === null ? null : (
        <Text kind="second" color="soft">
          {t('box.confirmed')}
        </Text>
      )}
    </PageScreen>
  );
}
