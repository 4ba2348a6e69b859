// The tutorial as plain data: the board, how many lessons are behind, and what was told of a hint.
// Lessons once met stay met, whatever is undone.

import type { Step } from '../../src/explain/model/step.ts';
import {
  applyChanges,
  type Change,
  emptyPlay,
  type PlayState,
  undo as undoMove,
} from '../board/state/play-state.ts';
import { isSolved } from '../board/state/solved.ts';
import type { Highlights } from '../board/view/highlights.ts';
import { highlightsAt } from '../board/view/step-highlights.ts';
import { HEART, LESSONS, slipsOn } from './lessons.ts';

const HINT_LESSON = LESSONS.findIndex(({ id }) => id === 'hint');

export type Told =
  | {
      readonly kind: 'step';
      readonly step: Step;
      readonly sentences: readonly string[];
      readonly level: 1 | 2 | 3;
    }
  /** Marks are wrong, or there is nothing left to tell. */
  | { readonly kind: 'said'; readonly sentence: string };

export interface Tutorial {
  readonly play: PlayState;
  /** Lessons that are behind; all of them at the end. */
  readonly lesson: number;
  readonly told: Told | undefined;
}

export function startTutorial(): Tutorial {
  return { play: emptyPlay(HEART), lesson: 0, told: undefined };
}

export function mark({ play, ...rest }: Tutorial, changes: readonly Change[]): Tutorial {
  return onward({ ...rest, play: applyChanges(play, changes, 'paint', 0), told: undefined });
}

export function undo(tutorial: Tutorial): Tutorial {
  return { ...tutorial, play: undoMove(tutorial.play), told: undefined };
}

export function tell(tutorial: Tutorial, told: Told): Tutorial {
  return onward({ ...tutorial, told });
}

/** The next level of what is told; undefined when a new hint has to be found. */
export function moreOf({ told }: Tutorial): Told | undefined {
  if (told?.kind !== 'step') return undefined;
  return { ...told, level: told.level === 1 ? 2 : 3 };
}

export function sentenceOf(told: Told): string {
  return told.kind === 'step' ? told.sentences[told.level - 1] : told.sentence;
}

export function isDone({ lesson }: Tutorial): boolean {
  return lesson === LESSONS.length;
}

/** Hints come when their lesson has come. */
export function hasHints(tutorial: Tutorial): boolean {
  return !isDone(tutorial) && tutorial.lesson >= HINT_LESSON;
}

/** Where the lesson is, or what a hint tells, and what is wrong in any case. */
export function highlightsOf({ play, lesson, told }: Tutorial): Highlights {
  const pointed: Highlights =
    told?.kind === 'step' ? highlightsAt(told.step, told.level) : linesOf(lesson);
  const slips = slipsOn(play.cells);
  return slips.length === 0 ? pointed : { ...pointed, wrong: slips };
}

function linesOf(lesson: number): Highlights {
  const lines = LESSONS[lesson]?.lines ?? [];
  return lines.length === 0 ? {} : { lines };
}

function onward(tutorial: Tutorial): Tutorial {
  const { play, told } = tutorial;
  if (isSolved(play)) return { ...tutorial, lesson: LESSONS.length };
  const isHintTold = told?.kind === 'step' && told.level === 3;
  let { lesson } = tutorial;
  while (LESSONS[lesson]?.isMet(play.cells, isHintTold)) lesson++;
  return lesson === tutorial.lesson ? tutorial : { ...tutorial, lesson };
}
