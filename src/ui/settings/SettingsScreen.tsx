import Constants from 'expo-constants';
import { StyleSheet, View } from 'react-native';

import { LANGUAGES, useT, type Language, type LanguageSetting } from '@/i18n';
import { APPEARANCES, changeSettings, TEXT_SCALES, useSettings } from '@/store/settings';

import { Card, Row, Rule, Segmented, SwitchRow, Text } from '../base';
import { PageScreen } from '../shell';
import { SPACE } from '../theme';
import { DataSection } from './DataSection';
import { NewGameDefaults } from './NewGameDefaults';

/** Each language by its own name, whatever the app speaks now. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  pl: 'Polski',
  ru: 'Русский',
};

function LanguageChoice() {
  const t = useT();
  const language = useSettings((settings) => settings.language);
  const options: readonly { value: LanguageSetting; label: string }[] = [
    { value: 'system', label: t('settings.languageSystem') },
    ...LANGUAGES.map((code) => ({ value: code, label: OWN_NAMES[code] })),
  ];
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.language')}</Text>
      <Segmented
        label={t('settings.language')}
        options={options}
        value={language}
        onChange={(value) => changeSettings({ language: value })}
      />
    </View>
  );
}

function LookChoice() {
  const t = useT();
  const appearance = useSettings((settings) => settings.appearance);
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.appearance')}</Text>
      <Segmented
        label={t('settings.appearance')}
        options={APPEARANCES.map((value) => ({ value, label: t(`settings.appearance.${value}`) }))}
        value={appearance}
        onChange={(value) => changeSettings({ appearance: value })}
      />
    </View>
  );
}

function TextSizeChoice() {
  const t = useT();
  const textScale = useSettings((settings) => settings.textScale);
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.textSize')}</Text>
      <Segmented
        label={t('settings.textSize')}
        options={TEXT_SCALES.map((value) => ({
          value,
          label: t('settings.textSizeValue', { percent: Math.round(value * 100) }),
        }))}
        value={textScale}
        onChange={(value) => changeSettings({ textScale: value })}
      />
      <Text color="soft">{t('settings.textSample')}</Text>
    </View>
  );
}

function TableSwitches() {
  const t = useT();
  const { keepAwake, haptics, readAloud, stepByStep } = useSettings();
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.atTheTable')}</Text>
      <Card style={styles.list}>
        <SwitchRow
          icon="sun"
          title={t('settings.keepAwake')}
          detail={t('settings.keepAwakeDetail')}
          on={keepAwake}
          onChange={(on) => changeSettings({ keepAwake: on })}
        />
        <Rule />
        <SwitchRow
          icon="vibrate"
          title={t('settings.haptics')}
          detail={t('settings.hapticsDetail')}
          on={haptics}
          onChange={(on) => changeSettings({ haptics: on })}
        />
        <Rule />
        <SwitchRow
          icon="speaker"
          title={t('settings.readAloud')}
          detail={t('settings.readAloudDetail')}
          on={readAloud}
          onChange={(on) => changeSettings({ readAloud: on })}
        />
        <Rule />
        <SwitchRow
          icon="log"
          title={t('samTurn.stepByStep')}
          detail={t('samTurn.stepByStepDetail')}
          on={stepByStep}
          onChange={(on) => changeSettings({ stepByStep: on })}
        />
      </Card>
    </View>
  );
}

function About() {
  const t = useT();
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.about')}</Text>
      <Card style={styles.list}>
        <Row title={t('settings.version')} value={Constants.expoConfig?.version ?? ''} />
        <Rule />
        <Row title={t('settings.licence')} value="MIT" />
      </Card>
      <Text kind="second" color="soft">
        {t('settings.privacy')}
      </Text>
      <Text kind="second" color="soft">
        {t('settings.fanMade')}
      </Text>
    </View>
  );
}

export function SettingsScreen() {
  const t = useT();
  return (
    <PageScreen title={t('home.settings')}>
      <LanguageChoice />
      <LookChoice />
      <TextSizeChoice />
      <TableSwitches />
      <NewGameDefaults />
      <DataSection />
      <About />
    </PageScreen>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.sm, marginTop: SPACE.md },
  list: { paddingVertical: SPACE.xs },
});
