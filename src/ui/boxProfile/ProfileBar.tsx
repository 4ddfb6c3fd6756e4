import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { PRINTED_PROFILE } from '@/box/profile';
import { useT } from '@/i18n';
import { deleteProfile, saveProfile, type StoredProfile } from '@/store/profiles';
import { profileFile, readProfileFile } from '@/store/profileFile';
import { changeSettings } from '@/store/settings';
import { giveFile, takeFile } from '@/store/transfer';

import { Button, Card, Field, IconButton, Row, Rule, Sheet, Text } from '../base';
import { positionWords } from '../share/position';
import { SPACE } from '../theme';

export type ProfileBarProps = {
  readonly profiles: readonly StoredProfile[];
  /** Null for the defaults. */
  readonly chosen: StoredProfile | null;
  readonly onSay: (text: string) => void;
};

const choose = (id: string | null): void => changeSettings({ boxProfile: id });

type MenuProps = ProfileBarProps & { readonly onClose: () => void };

/** Everything that can be done with profiles. */
function Menu({ profiles, chosen, onSay, onClose }: MenuProps) {
  const t = useT();
  const [name, setName] = useState<string | null>(null);
  const add = async (title: string, profile = PRINTED_PROFILE) => {
    const saved = await saveProfile(title, profile);
    if (saved.ok) choose(saved.value);
    else onSay(t(`storage.error.${saved.error.code}`));
    onClose();
  };
  const bring = async () => {
    const file = await takeFile().catch(() => null);
    if (file === null) return;
    const read = readProfileFile(file.text);
    if (!read.ok) {
      onClose();
      return onSay(t('box.badFile', { why: positionWords(t, { type: 'file', error: read.error }) }));
    }
    await add(read.value.name || t('box.mine'), read.value.profile);
    onSay(t('box.imported'));
  };
  const rename = async () => {
    if (chosen !== null && name !== null && name.trim() !== '') {
      await saveProfile(name, chosen.profile, chosen.id);
    }
    onClose();
  };
  const reset = async () => {
    if (chosen !== null) await saveProfile(chosen.name, PRINTED_PROFILE, chosen.id);
    onClose();
    onSay(t('box.resetDone'));
  };
  const remove = async () => {
    if (chosen !== null) await deleteProfile(chosen.id);
    onClose();
    onSay(t('box.deleted'));
  };
  if (name !== null) {
    return (
      <Sheet
        open
        title={t('box.rename')}
        closeLabel={t('common.close')}
        onClose={onClose}
        footer={<Button kind="primary" label={t('history.save')} onPress={() => void rename()} />}
      >
        <Field
          label={t('history.name')}
          value={name}
          onChange={setName}
          maxLength={100}
          testID="profile-name"
        />
      </Sheet>
    );
  }
  return (
    <Sheet open title={t('box.profile')} closeLabel={t('common.close')} onClose={onClose}>
      {[null, ...profiles].map((profile) => {
        const on = profile?.id === chosen?.id;
        return (
          <Row
            key={profile?.id ?? 'default'}
            icon={on ? 'check' : 'box'}
            title={profile?.name ?? t('box.printed')}
            onPress={() => {
              choose(profile?.id ?? null);
              onClose();
            }}
            testID={`profile-${profile?.id ?? 'default'}`}
          />
        );
      })}
      <Rule />
      <Row icon="plus" title={t('box.new')} onPress={() => void add(t('box.mine'))} testID="profile-new" />
      <Row icon="download" title={t('box.import')} onPress={() => void bring()} testID="profile-import" />
      {chosen === null ? null : (
        <>
          <Row
            icon="edit"
            title={t('box.rename')}
            onPress={() => setName(chosen.name)}
            testID="profile-rename"
          />
          <Row
            icon="upload"
            title={t('box.share')}
            onPress={() => {
              onClose();
              void giveFile(profileFile(chosen)).catch(() => onSay(t('share.failed')));
            }}
            testID="profile-share"
          />
          <Row icon="undo" title={t('box.reset')} onPress={() => void reset()} testID="profile-reset" />
          <Row icon="trash" title={t('box.delete')} onPress={() => void remove()} testID="profile-delete" />
        </>
      )}
    </Sheet>
  );
}

/** Which profile new games use, and the way to the others. */
export function ProfileBar(props: ProfileBarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { chosen } = props;
  return (
    <Card style={styles.bar}>
      <View style={styles.words}>
        <Text kind="strong" testID="profile-now">
          {chosen?.name ?? t('box.printed')}
        </Text>
        <Text kind="second" color="soft">
          {t('box.forNew')}
        </Text>
      </View>
      <IconButton
        framed
        icon="more"
        label={t('box.profile')}
        onPress={() => setOpen(true)}
        testID="profiles"
      />
      {open ? <Menu {...props} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: SPACE.md },
  words: { flex: 1 },
});
