// The library: the puzzles to play, those that were begun, the import of files, and the export of
// everything as a file.

import {
  BookOpen,
  ChartColumn,
  Download,
  Ellipsis,
  MonitorSmartphone,
  Sparkles,
} from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useLanguage, useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { useDrop } from '../app/use-drop.ts';
import { DailyCard } from '../daily-card/daily-card.tsx';
import buttons from '../design/button.module.css';
import { Button, IconButton } from '../design/button.tsx';
import { DropVeil } from '../design/drop-veil.tsx';
import { Menu, MenuItem, MenuLink } from '../design/menu.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import { NewPuzzle } from '../generate/new-puzzle.tsx';
import { putBack, removeOwn } from '../puzzle-store/remove-own.ts';
import { exportEverything } from '../share/export-everything.ts';
import { useStorage } from '../storage/use-storage.ts';
import { BackupDialog } from './backup-dialog.tsx';
import { NewBook } from './book/new-book.tsx';
import { ContinueRow } from './continue-row.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { filterAndSort } from './filter-and-sort.ts';
import { Filters } from './filters.tsx';
import { ImportButton } from './import-button.tsx';
import { ImportNotice } from './import-notice.tsx';
import styles from './library-screen.module.css';
import type { NamedEntry } from './named-entry.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { isFiltered, type Query, queryOf, queryParams, withoutFilters } from './query.ts';
import { useEntries } from './use-entries.ts';
import { useImport } from './use-import.ts';
import { useRating } from './use-rating.ts';

export default function LibraryScreen() {
  const text = useText();
  const { entries, reload, setDifficulty } = useEntries();
  const rating = useRating(entries, setDifficulty);
  const importing = useImport(reload);
  const isDropping = useDrop(({ files }) => importing.open([...files]));
  const [query, setQuery] = useQuery();
  const shown = useSelected(entries, query);
  const [detailed, setDetailed] = useState<NamedEntry>();
  const [isBook, setBook] = useState(false);
  const remove = useRemoval(reload);
  const { work, imported, backup, failure, open, close } = importing;
  return (
    <Page
      title={text('app.library')}
      wide
      aside={<Actions onFiles={open} onMade={reload} onBook={() => setBook(true)} />}
    >
      <WorkBar work={work} />
      {failure !== undefined && (
        <Notice kind="wrong">{text('app.failed', { message: failure })}</Notice>
      )}
      {imported && <ImportNotice imported={imported} onClose={close} />}
      {entries && !isFiltered(query) && <ContinueRow entries={entries} />}
      {!isFiltered(query) && <DailyCard />}
      <Filters query={query} onChange={setQuery} />
      {shown && entries && (
        <PuzzleList
          entries={shown}
          count={entries.length}
          rating={rating}
          onDetails={setDetailed}
          onShowAll={() => {
            setQuery(withoutFilters(query));
            document.getElementById('content')?.focus();
          }}
        />
      )}
      <DetailsDialog
        entry={detailed}
        onClose={() => setDetailed(undefined)}
        onDelete={(entry) => {
          setDetailed(undefined);
          void remove(entry);
        }}
      />
      <BackupDialog
        file={backup}
        onClose={close}
        onImported={() => {
          close();
          void reload();
        }}
      />
      {isBook && shown && <NewBook entries={shown} onClose={() => setBook(false)} />}
      {isDropping && <DropVeil>{text('library.drop')}</DropVeil>}
    </Page>
  );
}

interface ActionsProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Called after new puzzles may have come in. */
  readonly onMade: () => Promise<void>;
  /** Called when a book is wanted of the puzzles that are shown. */
  readonly onBook: () => void;
}

function Actions({ onFiles, onMade, onBook }: ActionsProps) {
  const storage = useStorage();
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const endMaking = (): void => {
    setMaking(false);
    void onMade();
  };
  return (
    <div className={styles.actions}>
      <Button kind="primary" icon={Sparkles} onClick={() => setMaking(true)}>
        {text('library.new')}
      </Button>
      <Link href="/statistics" className={buttons.button ?? ''}>
        <ChartColumn aria-hidden size={20} />
        {text('library.statistics')}
      </Link>
      <ImportButton onFiles={onFiles} />
      <Menu trigger={<IconButton icon={Ellipsis} label={text('library.more')} />}>
        <MenuLink icon={MonitorSmartphone} href="/play#g=">
          {text('library.code')}
        </MenuLink>
        <MenuItem icon={BookOpen} onSelect={onBook}>
          {text('library.book')}
        </MenuItem>
        <MenuItem
          icon={Download}
          onSelect={() =>
            void exportEverything(storage).then(() => showToast(text('library.exported')))
          }
        >
          {text('app.storage.export')}
        </MenuItem>
      </Menu>
      {isMaking && <NewPuzzle onClose={endMaking} />}
    </div>
  );
}

/**
 * The query is stored in the address; each change replaces the address, so that going back leaves
 * the library.
 */
function useQuery(): readonly [Query, (query: Query) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryOf(params), [params]);
  return [query, (next) => setParams(queryParams(next), { replace: true })];
}

/** Updates the list after the search field, so that typing stays fluent. */
function useSelected(
  entries: readonly NamedEntry[] | undefined,
  query: Query,
): readonly NamedEntry[] | undefined {
  const language = useLanguage();
  const calm = useDeferredValue(query);
  return useMemo(
    () => entries && filterAndSort(entries, calm, language),
    [entries, calm, language],
  );
}

function useRemoval(reload: () => Promise<void>): (entry: NamedEntry) => Promise<void> {
  const storage = useStorage();
  const text = useText();
  return useCallback(
    async (entry) => {
      const removed = await removeOwn(storage, entry.id);
      await reload();
      document.getElementById('content')?.focus();
      if (removed === undefined) return;
      showToast(text('library.deleted', { name: entry.name }), {
        label: text('library.undo'),
        run: () => void putBack(storage, removed).then(reload),
      });
    },
    [storage, reload, text],
  );
}
