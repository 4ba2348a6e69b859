// The history of a draft, for undo and redo. Successive changes of one field are one step.

import { defined } from '../../../src/puzzle/defined.ts';

export interface Timeline<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The tag of the latest change. If the next change has this tag, it joins the same step. */
  readonly tag?: string;
}

/** The history has at most this many steps; older ones are dropped. */
const MAX_STEPS = 500;

export function timelineOf<T>(present: T): Timeline<T> {
  return { past: [], present, future: [] };
}

export function changedTimeline<T>(timeline: Timeline<T>, next: T, tag?: string): Timeline<T> {
  const { past, present } = timeline;
  if (next === present) return timeline;
  const goesOn = tag !== undefined && tag === timeline.tag;
  const before = goesOn ? past : [...past, present].slice(-MAX_STEPS);
  return { past: before, present: next, future: [], ...defined({ tag }) };
}

export function undoneTimeline<T>({ past, present, future }: Timeline<T>): Timeline<T> {
  const last = past.at(-1);
  if (last === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: last, future: [present, ...future] };
}

export function redoneTimeline<T>({ past, present, future }: Timeline<T>): Timeline<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}

export function mappedTimeline<T>(timeline: Timeline<T>, change: (step: T) => T): Timeline<T> {
  const { past, present, future } = timeline;
  return {
    ...timeline,
    past: past.map(change),
    present: change(present),
    future: future.map(change),
  };
}
