// The tutorial as plain data: the board, how many lessons are done, and the hint that is shown. A
// lesson that is done stays done, whichever moves are undone.

import type { Step } from '../../../src/explain/model/step.ts';
import { colourOfMark, UNMARKED } from '../../board/state/mark.ts';
import {
  applyChanges,
  emptyPlay,
  type MarkChange,
  type PlayState,
  undo as undoMove,
} from '../../board/state/play-state.ts';
import { isSolved } from '../../board/state/solved.ts';
import type { Highlights } from '../../board/view/highlights.ts';
import { highlightsAt } from '../../board/view/step-highlights.ts';
import { GHOST, LESSONS, wrongMarks } from './lessons.ts';

const HINT_LESSON = LESSONS.findIndex(({ id }) => id === 'hint');

export type TutorialHint =
  | {
      readonly kind: 'step';
      readonly step: Step;
      readonly sentences: readonly string[];
      readonly level: 1 | 2 | 3;
    }
  /** A sentence without a step: marks are wrong, there is no further hint, or the hint failed. */
  | { readonly kind: 'sentence'; readonly sentence: string };

export interface Tutorial {
  readonly play: PlayState;
  /** Number of lessons that are done; all of them at the end. */
  readonly lesson: number;
  readonly hint: TutorialHint | undefined;
}

export function startTutorial(): Tutorial {
  return { play: emptyPlay(GHOST), lesson: 0, hint: undefined };
}

export function markInTutorial(
  { play, ...rest }: Tutorial,
  changes: readonly MarkChange[],
): Tutorial {
  return onward({ ...rest, play: applyChanges(play, changes, 'paint', 0), hint: undefined });
}

/** Keeps the picture at the end, because nothing can be marked there any more. */
export function undoInTutorial(tutorial: Tutorial): Tutorial {
  if (isDone(tutorial)) return tutorial;
  return { ...tutorial, play: undoMove(tutorial.play), hint: undefined };
}

export function withHint(tutorial: Tutorial, hint: TutorialHint): Tutorial {
  return onward({ ...tutorial, hint });
}

/**
 * Returns the current hint at its next level, at most 3, or undefined if a new hint has to be
 * found.
 */
export function nextTutorialHint({ hint }: Tutorial): TutorialHint | undefined {
  if (hint?.kind !== 'step') return undefined;
  return { ...hint, level: hint.level === 1 ? 2 : 3 };
}

export function sentenceOfHint(hint: TutorialHint): string {
  return hint.kind === 'step' ? hint.sentences[hint.level - 1] : hint.sentence;
}

/** Whether the hint names its cells, so that there is no more to tell. */
export function isHintWhole({ hint }: Tutorial): boolean {
  return hint?.kind === 'step' && hint.level === 3;
}

export function isDone({ lesson }: Tutorial): boolean {
  return lesson === LESSONS.length;
}

/** Returns the marks of the solved board without its crosses. */
export function pictureOf(cells: Uint8Array): Uint8Array {
  return cells.map((mark) => (colourOfMark(mark) > 0 ? mark : UNMARKED));
}

/** Whether hints can be asked for: from the lesson about hints until the end. */
export function hasHints(tutorial: Tutorial): boolean {
  return !isDone(tutorial) && tutorial.lesson >= HINT_LESSON;
}

/**
 * Returns the highlights of the hint if it shows a step, and those of the lesson otherwise. Wrong
 * marks are highlighted in both cases.
 */
export function tutorialHighlights({ play, lesson, hint }: Tutorial): Highlights {
  const pointed: Highlights =
    hint?.kind === 'step' ? highlightsAt(hint.step, hint.level) : linesOf(lesson);
  const wrong = wrongMarks(play.cells);
  return wrong.length === 0 ? pointed : { ...pointed, wrong };
}

function linesOf(lesson: number): Highlights {
  const lines = LESSONS[lesson]?.lines ?? [];
  return lines.length === 0 ? {} : { lines };
}

function onward(tutorial: Tutorial): Tutorial {
  const { play } = tutorial;
  if (isSolved(play)) return { ...tutorial, lesson: LESSONS.length };
  let { lesson } = tutorial;
  while (LESSONS[lesson]?.isMet(play.cells, isHintWhole(tutorial))) lesson++;
  return lesson === tutorial.lesson ? tutorial : { ...tutorial, lesson };
}
