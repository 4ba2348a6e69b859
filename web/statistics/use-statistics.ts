// Reads what the statistics come from: the log of finished games, the saved games and the puzzles.
// Puzzles whose rating is missing are rated meanwhile.

import { useEffect, useState } from 'react';
import { localDateOf } from '../app/local-date.ts';
import { dailyRecord } from '../puzzle-store/daily/daily-log.ts';
import { type Streak, streakOn } from '../puzzle-store/daily/streak.ts';
import { ownPuzzles } from '../puzzle-store/library-puzzles.ts';
import { allSavedGames } from '../puzzle-store/saved-games.ts';
import { allSolves } from '../puzzle-store/solve-log.ts';
import type { Solve } from '../storage/solve.ts';
import type { Storage } from '../storage/storage.ts';
import { useStorage } from '../storage/use-storage.ts';
import { knownPuzzles } from './known-puzzles.ts';
import { rateUnrated } from './rate-unrated.ts';
import { resultsOf } from './results.ts';
import { type ListedGame, listedGames } from './solves-file.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

interface Read {
  /** Undefined until all is read. */
  readonly statistics: Statistics | undefined;
  /** The streak of the puzzles of the day, read with the statistics. */
  readonly streak: Streak | undefined;
  readonly games: readonly ListedGame[];
}

export function useStatistics(): Read {
  const storage = useStorage();
  const [read, setRead] = useState<Read>({ statistics: undefined, streak: undefined, games: [] });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = async (): Promise<readonly Solve[]> => {
      const { solves, ...found } = await readFrom(storage);
      if (!signal.aborted) setRead(found);
      return solves;
    };
    void show().then((solves) => rateUnrated(storage, solves, signal, show));
    return () => leaving.abort();
  }, [storage]);
  return read;
}

async function readFrom(storage: Storage): Promise<Read & { readonly solves: readonly Solve[] }> {
  const [solves, saves, own, dailies] = await Promise.all([
    allSolves(storage),
    allSavedGames(storage),
    ownPuzzles(storage),
    dailyRecord(storage),
  ]);
  const puzzles = await knownPuzzles(own, saves.keys());
  const results = resultsOf(solves, saves, (id) => puzzles.get(id));
  const shown = [...saves.values()].flatMap((save) => save.shown ?? []);
  const techniques = shown.map(({ technique }) => technique);
  const statistics = statisticsOf(results, techniques);
  const streak = streakOn(localDateOf(Date.now()), Object.keys(dailies));
  return { solves, statistics, streak, games: listedGames(solves, saves, statistics.techniques) };
}
