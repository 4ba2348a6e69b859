// Hooks for what screens show of the puzzles of the day, read anew whenever it may have changed.

import { useCallback, useEffect, useState } from 'react';
import type { DailyDay } from '../../../src/packs/daily-day.ts';
import { localDateOf } from '../../app/local-date.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useLooks } from '../../storage/use-looks.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { loadSavedGame } from '../saved-games.ts';
import { type Loadable, useLoaded } from '../use-loaded.ts';
import { dailyRecord } from './daily-log.ts';
import { loadDay } from './daily-puzzles.ts';
import { type Streak, streakOn } from './streak.ts';

/** Milliseconds between two looks at the clock. */
const PAUSE = 20_000;

/** Returns the date of today, which changes at midnight and when the clock is set. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDateOf(Date.now()));
  useEffect(() => {
    const look = (): void => setToday(localDateOf(Date.now()));
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** Returns undefined until the puzzles are loaded, and `failed` if they cannot be. */
export function useDay(date: string): DailyDay | 'failed' | undefined {
  return useRead(date, 0, () => loadDay(date).catch(() => 'failed' as const));
}

/**
 * Loads the puzzles of a day, and again if they could not be loaded. What turns to another day
 * needs the day as its key.
 */
export function useLoadedDay(date: string): Loadable<DailyDay | undefined> {
  return useLoaded(useCallback(() => loadDay(date), [date]));
}

/** Returns undefined until the streak is read. */
export function useStreak(today: string): Streak | undefined {
  const storage = useStorage();
  return useRead(today, useLooks(), async () =>
    streakOn(today, Object.keys(await dailyRecord(storage))),
  );
}

/** Returns those of the games that were saved; undefined until they are read. */
export function useSavedGames(ids: readonly string[]): ReadonlyMap<string, SavedGame> | undefined {
  const storage = useStorage();
  return useRead(ids.join(' '), useLooks(), async () => {
    const found = await Promise.all(ids.map((id) => loadSavedGame(storage, id)));
    const known = found.filter((save) => save !== undefined);
    return new Map(known.map((save) => [save.puzzleId, save]));
  });
}

/**
 * Reads when there is another key or look. Returns undefined until it is read for the key: what
 * belongs to another key is never shown, not even for a moment.
 */
function useRead<T>(key: string, look: number, read: () => Promise<T>): T | undefined {
  const [last, setLast] = useState<{ readonly key: string; readonly value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is read.
  useEffect(() => {
    let isWanted = true;
    void read().then((value) => isWanted && setLast({ key, value }));
    return () => {
      isWanted = false;
    };
  }, [key, look]);
  return last?.key === key ? last.value : undefined;
}
