// The library: packs of puzzles to play, the puzzles of a pack or those that a search finds, those
// that were begun, the import of files, and the export of everything as a file.

import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { useLanguage, useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { useDrop } from '../app/use-drop.ts';
import { DailyCard } from '../daily-card/daily-card.tsx';
import { DropVeil } from '../design/drop-veil.tsx';
import { Notice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import { putBack, removeOwn } from '../puzzle-store/remove-own.ts';
import { useStorage } from '../storage/use-storage.ts';
import { BackupDialog } from './backup-dialog.tsx';
import { NewBook } from './book/new-book.tsx';
import { ContinueRow } from './continue/continue-row.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { findEntries, findPacks, sortEntries } from './filter-and-sort.ts';
import { Filters } from './filters.tsx';
import { ImportNotice } from './import-notice.tsx';
import { LadderPage } from './ladder/ladder-page.tsx';
import { rungsOf } from './ladder/rungs.ts';
import { LibraryActions } from './library-actions.tsx';
import { HiddenTitles } from './list/hidden-titles.tsx';
import { PuzzleList } from './list/puzzle-list.tsx';
import type { NamedEntry } from './named-entry.ts';
import { FoundPacks } from './packs/found-packs.tsx';
import { type LibraryPage, libraryPage } from './packs/library-page.ts';
import { listedPacks } from './packs/listed-pack.ts';
import { NoPuzzles } from './packs/no-puzzles.tsx';
import { PackHead } from './packs/pack-head.tsx';
import { PacksMissing } from './packs/packs-missing.tsx';
import { StartPage } from './packs/start-page.tsx';
import { isPlain, type Query, queryOf, queryParams, withoutFilters } from './query.ts';
import { type Entries, useEntries } from './use-entries.ts';
import { useImport } from './use-import.ts';
import { useRating } from './use-rating.ts';

export default function LibraryScreen() {
  const text = useText();
  const { pack: id } = useParams<{ pack?: string }>();
  const library = useEntries();
  const { entries, apart, reload, setDifficulty, isMissing } = library;
  const rating = useRating(entries, setDifficulty);
  const importing = useImport(reload);
  const isDropping = useDrop(({ files }) => importing.open([...files]));
  const [query, setQuery] = useQuery();
  const calm = useCalmQuery(id, query);
  const { packs, rungs, page } = useContent(library, id);
  const { inOrder, shown } = useSelected(page, calm);
  const [detailed, setDetailed] = useState<NamedEntry>();
  const [isBook, setBook] = useState(false);
  const remove = useRemoval(reload);
  const { work, imported, backup, failure, open, close } = importing;
  const isStart = page?.kind === 'start' && isPlain(calm);
  const isFound = page?.kind === 'pack' || (page?.kind === 'start' && !isStart);
  return (
    <Page
      title={
        page?.kind === 'ladder' ? text('library.ladder') : (page?.title ?? text('app.library'))
      }
      wide
      aside={
        <LibraryActions
          isStart={id === undefined}
          onFiles={open}
          onMade={reload}
          onBook={() => setBook(true)}
        />
      }
    >
      <WorkBar work={work} />
      {failure !== undefined && (
        <Notice kind="wrong">{text('app.failed', { message: failure })}</Notice>
      )}
      {imported && <ImportNotice imported={imported} onClose={close} />}
      {isMissing && <PacksMissing retry={reload} />}
      {isStart && <DailyCard />}
      {isStart && <ContinueRow entries={page.entries} apart={apart} />}
      {page?.kind === 'pack' && (
        <PackHead
          entries={inOrder}
          nextText={({ name }) => text('library.pack.next', { name })}
          addressOf={(id) => addressOf('play', id)}
        />
      )}
      {(id === undefined || page?.kind === 'pack') && (
        <Filters query={query} packs={page?.kind === 'start' ? packs : []} onChange={setQuery} />
      )}
      {isStart && <StartPage entries={page.entries} packs={packs} rungs={rungs} />}
      {isFound && page.kind === 'start' && <FoundPacks packs={findPacks(packs, calm)} />}
      {isFound && (
        <PuzzleList
          entries={shown}
          count={page.entries.length}
          note={<HiddenTitles query={query} found={shown.length} onChange={setQuery} />}
          rating={rating}
          onDetails={setDetailed}
          all={text(`library.all.${shownWithout(query, page)}`)}
          onShowAll={() => {
            setQuery(withoutFilters(query));
            document.getElementById('content')?.focus();
          }}
        />
      )}
      {page?.kind === 'ladder' && <LadderPage rungs={rungs} onDetails={setDetailed} />}
      {page?.kind === 'nothing' && id !== undefined && !isMissing && (
        <NoPuzzles id={id} packs={packs} />
      )}
      <DetailsDialog
        entry={detailed}
        isOnLadder={page?.kind === 'ladder'}
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
      {isBook && page && <NewBook entries={shown} onClose={() => setBook(false)} />}
      {isDropping && <DropVeil>{text('library.drop')}</DropVeil>}
    </Page>
  );
}

/**
 * The query is stored in the address; each change replaces the address, so that going back leaves
 * the page.
 */
function useQuery(): readonly [Query, (query: Query) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryOf(params), [params]);
  return [query, (next) => setParams(queryParams(next), { replace: true })];
}

/**
 * Returns the query that the list follows: it comes after the search field, so that typing stays
 * fluent, but never on another page than the one it was made for.
 */
function useCalmQuery(id: string | undefined, query: Query): Query {
  const place = useMemo(() => ({ id, query }), [id, query]);
  const calm = useDeferredValue(place);
  return calm.id === id ? calm.query : query;
}

/** Returns what a page shows once the filters are removed. */
function shownWithout(query: Query, { kind }: LibraryPage): 'pack' | 'packs' | 'puzzles' {
  if (kind === 'pack') return 'pack';
  return isPlain(withoutFilters(query)) ? 'packs' : 'puzzles';
}

/** The page is undefined until the puzzles are read. */
function useContent({ entries, packs: themes, ladder }: Entries, id: string | undefined) {
  const packs = useMemo(() => listedPacks(entries ?? NONE, themes), [entries, themes]);
  const rungs = useMemo(() => rungsOf(ladder, entries ?? NONE), [entries, ladder]);
  const page = useMemo(
    () => entries && libraryPage(id, { entries, packs, rungs }),
    [entries, packs, rungs, id],
  );
  return { packs, rungs, page };
}

const NONE: readonly NamedEntry[] = [];

/** Returns the puzzles of a page in order, and those of them that the query selects. */
function useSelected(page: LibraryPage | undefined, query: Query) {
  const language = useLanguage();
  const { sort } = query;
  const inOrder = useMemo(
    () => sortEntries(page?.entries ?? NONE, sort, language),
    [page, sort, language],
  );
  const shown = useMemo(() => findEntries(inOrder, query), [inOrder, query]);
  return { inOrder, shown };
}

function useRemoval(reload: () => Promise<unknown>): (entry: NamedEntry) => Promise<void> {
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
