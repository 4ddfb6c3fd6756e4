import { useState } from 'react';

import { JOB_ROWS } from '@/box/jobMarket';
import type { FoldError, Game } from '@/engine/events/types';
import { CLOSED_ROW, type Table } from '@/engine/table/state';
import { assertNever } from '@/lib/assertNever';
import { useT } from '@/i18n';

import { Button, Notice, Row, Sheet } from '../../base';
import { forgetRefusal, play, useTable } from '../../game/table';
import { patchOf, type Edit } from './draft';
import { CattleFix, ForesightFix, JobMarketFix, ObjectivesFix } from './MarketFix';
import { RailFix } from './RailFix';
import { PlayerFix } from './PlayerFix';
import { SamFix } from './SamFix';
import { TrailFix } from './TrailFix';

const PAGES = ['trail', 'jobs', 'foresight', 'cattle', 'objectives', 'rail', 'you', 'sam'] as const;
type PageId = (typeof PAGES)[number];

export type FixSheetProps = { readonly game: Game; readonly onClose: () => void };

/** What is being corrected: the table at the start of Sam's unfinished turn, else the table as it lies. */
function tableToFix({ stage, table }: Game): Table {
  return stage.type === 'sam' && (stage.outcome === null || stage.outcome.needs !== null)
    ? stage.start
    : table;
}

/** Sets any part of the table; everything changed goes into one correction. */
export function FixSheet({ game, onClose }: FixSheetProps) {
  const t = useT();
  const table = tableToFix(game);
  const [draft, setDraft] = useState(table);
  const [page, setPage] = useState<PageId | null>(null);
  const [error, setError] = useState<FoldError | null>(null);
  const patch = patchOf(table, draft);
  const changed = Object.keys(patch).length > 0;
  const edit: Edit = (change) => {
    setError(null);
    setDraft(change);
  };
  const apply = async () => {
    if (await play({ type: 'correct', position: patch })) {
      onClose();
      return;
    }
    setError(useTable.getState().refused?.error ?? null);
    forgetRefusal();
  };
  return (
    <Sheet
      open
      title={page === null ? t('fix.title') : t(`fix.page.${page}`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          {error === null ? null : (
            <Notice
              icon="warning"
              color="red"
              text={`${t('errors.badPosition')}: ${String(error.params['path'] ?? '')} – ${String(error.params['message'] ?? error.code)}`}
            />
          )}
          {page === null ? null : (
            <Button
              small
              icon="back"
              label={t('fix.otherParts')}
              testID="fix-back"
              onPress={() => setPage(null)}
            />
          )}
          <Button
            kind="primary"
            testID="fix-apply"
            label={t('fix.apply')}
            disabled={!changed}
            onPress={() => void apply()}
          />
        </>
      }
    >
      {page === null ? (
        PAGES.map((id) => (
          <Row
            key={id}
            title={t(`fix.page.${id}`)}
            value={valueOf(t, id, draft)}
            testID={`fix-${id}`}
            onPress={() => setPage(id)}
          />
        ))
      ) : (
        <Page id={page} draft={draft} edit={edit} essentials={game.setup.depth === 'essentials'} />
      )}
    </Sheet>
  );
}

function valueOf(t: ReturnType<typeof useT>, id: PageId, { jobMarket, cattleMarket, player }: Table) {
  if (id === 'jobs') {
    return jobMarket.row === CLOSED_ROW
      ? t('game.marketClosed')
      : t('game.market', { row: jobMarket.row, rows: JOB_ROWS });
  }
  if (id === 'cattle') return t('terms.cards', { n: cattleMarket.length });
  return id === 'you' ? t.dollars(player.dollars) : undefined;
}

type PageProps = {
  readonly id: PageId;
  readonly draft: Table;
  readonly edit: Edit;
  readonly essentials: boolean;
};

function Page({ id, draft, edit, essentials }: PageProps) {
  switch (id) {
    case 'trail':
      return <TrailFix draft={draft} edit={edit} />;
    case 'jobs':
      return <JobMarketFix draft={draft} edit={edit} />;
    case 'foresight':
      return <ForesightFix draft={draft} edit={edit} />;
    case 'cattle':
      return <CattleFix draft={draft} edit={edit} />;
    case 'objectives':
      return <ObjectivesFix draft={draft} edit={edit} />;
    case 'rail':
      return <RailFix draft={draft} edit={edit} />;
    case 'you':
      return <PlayerFix draft={draft} edit={edit} essentials={essentials} />;
    case 'sam':
      return <SamFix draft={draft} edit={edit} />;
    default:
      return assertNever(id);
  }
}
