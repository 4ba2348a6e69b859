// Describes where a change of the difficulty is to lead: in which direction, and to which labels.

import { UNIQUE_LABELS, type UniqueLabel } from '../../explain/rate/label.ts';
import type { Rating } from '../../explain/rate/rate.ts';
import type { LabelRange } from '../generate/puzzle-wish.ts';

/** A direction, or the labels of which the puzzle is to have one. */
export type DifficultyTarget = 'easier' | 'harder' | LabelRange;

export interface DifficultyAim {
  readonly direction: 'easier' | 'harder';
  /** The labels to reach; undefined if no label lies in the direction. */
  readonly labels: LabelRange | undefined;
  /** Whether a puzzle that is only a little easier or harder, with its old label, is of use. */
  readonly isAnyOfUse: boolean;
}

/** Returns undefined if the puzzle has one of the labels already. */
export function aimOf(target: DifficultyTarget, before: UniqueLabel): DifficultyAim | undefined {
  if (typeof target === 'string') {
    return { direction: target, labels: labelsBeyond(before, target), isAnyOfUse: true };
  }
  if (isWithin(before, target)) return undefined;
  const direction = levelOf(before) < levelOf(target.easiest) ? 'harder' : 'easier';
  return { direction, labels: target, isAnyOfUse: false };
}

function labelsBeyond(label: UniqueLabel, direction: 'easier' | 'harder'): LabelRange | undefined {
  const level = levelOf(label);
  const next = UNIQUE_LABELS[direction === 'easier' ? level - 1 : level + 1];
  if (next === undefined) return undefined;
  return direction === 'easier'
    ? { easiest: 'trivial', hardest: next }
    : { easiest: next, hardest: 'extreme' };
}

/** Returns whether a puzzle has one solution and one of the labels. */
export function hasLabelOf({ verdict, label }: Rating, labels: LabelRange): boolean {
  if (verdict !== 'unique' || label === undefined || label === 'ambiguous') return false;
  return isWithin(label, labels);
}

function isWithin(label: UniqueLabel, { easiest, hardest }: LabelRange): boolean {
  const level = levelOf(label);
  return level >= levelOf(easiest) && level <= levelOf(hardest);
}

/** Returns whether lines leave cells open in every puzzle of the label. */
export function isBeyondLines(label: UniqueLabel): boolean {
  return levelOf(label) >= levelOf('expert');
}

function levelOf(label: UniqueLabel): number {
  return UNIQUE_LABELS.indexOf(label);
}
