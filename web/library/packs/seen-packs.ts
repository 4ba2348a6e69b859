// The packs that are new: those that were added after an earlier visit to the library. They stay
// new for the day on which they are first seen, because a screen is opened many times a day. On a
// first visit nothing is new.

import { isObject } from '../../app/json.ts';

/** All are days, as "2026-11-27", which have the order of texts. */
export interface SeenPacks {
  /** The day when the newest pack was added that the person has seen. */
  readonly latest: string;
  /** Packs that were added after this day are new. */
  readonly since: string;
  /** The day when the newest pack was seen first. */
  readonly on: string;
}

/** Returns what has been seen once the person sees packs of which `latest` is the newest. */
export function seenAfter(before: SeenPacks | undefined, latest: string, today: string): SeenPacks {
  if (before === undefined) return { latest, since: latest, on: today };
  if (latest > before.latest) return { latest, since: before.latest, on: today };
  return before.on === today ? before : { ...before, since: before.latest };
}

/** Returns undefined for a record of another shape. */
export function knownSeenPacks(record: unknown): SeenPacks | undefined {
  if (!isObject(record)) return undefined;
  const { latest, since, on } = record;
  const isText = [latest, since, on].every((day) => typeof day === 'string');
  return isText ? (record as unknown as SeenPacks) : undefined;
}
