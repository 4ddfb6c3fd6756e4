import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { PRINTED_PROFILE, type BoxProfile } from '@/box/profile';
import { assertNever } from '@/lib/assertNever';
import { useT } from '@/i18n';
import { newId } from '@/store/newId';
import { loadProfiles, saveProfile, useProfiles } from '@/store/profiles';
import { changeSettings, useSettings } from '@/store/settings';

import { Button, Icon, Notice, Segmented, Text } from '../base';
import { PageScreen } from '../shell';
import { SPACE, TARGET } from '../theme';
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
        !loaded ? undefined : chosen === null ? (
          <Button
            kind="primary"
            icon="check"
            label={t('box.confirm')}
            onPress={() => void keep(profile)}
            testID="box-confirm"
          />
        ) : (
          <View style={styles.saved} aria-live="polite" testID="box-saved">
            <Icon name="check" color="greenText" />
            <Text kind="strong" color="greenText" style={styles.words}>
              {t('box.confirmed')}
            </Text>
          </View>
        )
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
    </PageScreen>
  );
}

const styles = StyleSheet.create({
  saved: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.sm,
    minHeight: TARGET,
  },
  words: { flexShrink: 1 },
});
