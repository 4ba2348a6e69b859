// Hooks for what screens show of the puzzles of the day, read anew whenever it may have changed.

import { useEffect, useState } from 'react';
import type { DailyDay } from '../../../src/packs/daily-day.ts';
import { localDateOf } from '../../app/local-date.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { loadSavedGame } from '../saved-games.ts';
import { dailyRecord, useDailyNotes } from './daily-log.ts';
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
  const [loaded, setLoaded] = useState<DailyDay | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    setLoaded(undefined);
    loadDay(date).then(
      (day) => isWanted && setLoaded(day),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [date]);
  return loaded;
}

/** Returns undefined until the streak is read. */
export function useStreak(today: string): Streak | undefined {
  const storage = useStorage();
  const look = useLooks();
  const [streak, setStreak] = useState<Streak>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look reads anew.
  useEffect(() => {
    let isWanted = true;
    void dailyRecord(storage).then((record) => {
      if (isWanted) setStreak(streakOn(today, Object.keys(record)));
    });
    return () => {
      isWanted = false;
    };
  }, [storage, today, look]);
  return streak;
}

/** Returns those of the games that were saved; undefined until they are read. */
export function useSavedGames(ids: readonly string[]): ReadonlyMap<string, SavedGame> | undefined {
  const storage = useStorage();
  const look = useLooks();
  const [saves, setSaves] = useState<ReadonlyMap<string, SavedGame>>();
  const list = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look reads anew.
  useEffect(() => {
    let isWanted = true;
    void Promise.all(list.split(' ').map((id) => loadSavedGame(storage, id))).then((found) => {
      const known = found.filter((save) => save !== undefined);
      if (isWanted) setSaves(new Map(known.map((save) => [save.puzzleId, save])));
    });
    return () => {
      isWanted = false;
    };
  }, [storage, list, look]);
  return saves;
}

/**
 * Returns another number after each note, and whenever the person comes back to the tab, because
 * another tab may have written.
 */
function useLooks(): number {
  const notes = useDailyNotes(({ count }) => count);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const see = (): void => {
      if (!document.hidden) setReturns((count) => count + 1);
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  return notes + returns;
}
