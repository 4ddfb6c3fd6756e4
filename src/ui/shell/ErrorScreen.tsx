import * as Clipboard from 'expo-clipboard';
import Constants from 'expo-constants';
import { router, usePathname } from 'expo-router';
import { useState } from 'react';
import { Platform } from 'react-native';

import { useT } from '@/i18n';

import { Button, Card, Screen, Text } from '../base';

/** What a bug report needs, as text. */
export const errorDetails = (error: Error, path: string): string =>
  [
    `Ride with Sam ${Constants.expoConfig?.version ?? '?'} on ${Platform.OS}`,
    `at ${path}`,
    `${error.name}: ${error.message}`,
    error.stack ?? '',
  ].join('\n');

export type ErrorScreenProps = { readonly error: Error; readonly retry: () => void };

/** What the player sees when a screen breaks: what to do now, and the details to pass on. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const t = useT();
  const path = usePathname();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void Clipboard.setStringAsync(errorDetails(error, path)).then(() => setCopied(true));
  };
  const toHome = () => {
    router.replace('/');
    retry();
  };
  return (
    <Screen
      title={t('shell.errorTitle')}
      footer={
        <>
          <Button kind="primary" icon="home" label={t('shell.toHome')} onPress={toHome} testID="to-home" />
          <Button icon="redo" label={t('shell.tryAgain')} onPress={retry} />
        </>
      }
    >
      <Text>{t('shell.errorText')}</Text>
      <Card>
        <Text kind="second" color="soft" selectable>
          {error.message}
        </Text>
      </Card>
      <Button
        small
        icon={copied ? 'check' : 'copy'}
        label={copied ? t('shell.copied') : t('shell.copyDetails')}
        onPress={copy}
      />
    </Screen>
  );
}
