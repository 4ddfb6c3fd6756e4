import { router } from 'expo-router';
import { useState } from 'react';

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Row, Sheet } from '../base';
import { Legend } from '../board/Legend';
import { SetupSummary } from '../setup';
import { copyPosition } from '../share/position';
import { FixSheet } from '../turn/fix/FixSheet';
import { MoneySheet } from './MoneySheet';
import { NoteSheet } from './NoteSheet';

type Page = 'menu' | 'note' | 'money' | 'fix' | 'legend' | 'setup';

export type GameMenuProps = { readonly game: Game; readonly onClose: () => void };

/** Everything that is not part of a turn. */
export function GameMenu({ game, onClose }: GameMenuProps) {
  const t = useT();
  const [page, setPage] = useState<Page>('menu');
  const leave = (path: '/' | '/rules' | '/settings') => {
    onClose();
    if (path === '/') router.dismissTo('/');
    else router.navigate(path);
  };
  switch (page) {
    case 'note':
      return <NoteSheet onClose={onClose} />;
    case 'money':
      return <MoneySheet dollars={game.table.player.dollars} onClose={onClose} />;
    case 'fix':
      return <FixSheet game={game} onClose={onClose} />;
    case 'legend':
      return <Legend open table={game.table} onClose={onClose} />;
    case 'setup':
      return <SetupSummary onClose={onClose} />;
    default:
      return (
        <Sheet open title={t('game.menu')} closeLabel={t('common.close')} onClose={onClose}>
          <Row icon="log" title={t('game.menu.note')} testID="menu-note" onPress={() => setPage('note')} />
          {game.setup.depth === 'full' ? (
            <Row
              icon="plus"
              title={t('game.menu.money')}
              value={t.dollars(game.table.player.dollars)}
              testID="menu-money"
              onPress={() => setPage('money')}
            />
          ) : null}
          <Row
            icon="edit"
            title={t('game.menu.fix')}
            detail={t('game.menu.fixDetail')}
            testID="menu-fix"
            onPress={() => setPage('fix')}
          />
          <Row
            icon="eye"
            title={t('game.menu.legend')}
            testID="menu-legend"
            onPress={() => setPage('legend')}
          />
          <Row icon="check" title={t('setup.summary')} testID="menu-setup" onPress={() => setPage('setup')} />
          <Row
            icon="copy"
            title={t('history.copyPosition')}
            testID="menu-copy"
            onPress={() => {
              void copyPosition(game);
              onClose();
            }}
          />
          <Row icon="book" title={t('game.menu.rules')} testID="menu-rules" onPress={() => leave('/rules')} />
          <Row
            icon="settings"
            title={t('game.menu.settings')}
            testID="menu-settings"
            onPress={() => leave('/settings')}
          />
          <Row
            icon="home"
            title={t('game.menu.home')}
            detail={t('game.menu.homeDetail')}
            testID="menu-home"
            onPress={() => leave('/')}
          />
        </Sheet>
      );
  }
}
