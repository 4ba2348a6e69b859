// The tutorial of the page: its state, its hints from the worker, and its announcements to screen
// readers.

import { useRef, useState } from 'react';
import type { Outcome } from '../../src/puzzle/problem.ts';
import type { HintAnswer } from '../../src/tasks/explaining/hint.ts';
import { announce } from '../app/announcer.tsx';
import { type Text, useLanguage, useText } from '../app/texts.ts';
import { masksOf } from '../board/state/mark.ts';
import { historyOf } from '../board/state/move-history.ts';
import { quick } from '../solver/solvers.ts';
import { LESSONS, slipsOn } from './lessons.ts';
import {
  hasHints,
  isDone,
  moreOf,
  sentenceOf,
  startTutorial,
  type Told,
  type Tutorial,
  tell,
} from './tutorial.ts';

export interface TutorialHand {
  readonly tutorial: Tutorial;
  readonly go: (next: Tutorial) => void;
  /** Shows the next level of the hint, or finds a hint. */
  readonly askHint: () => void;
}

export function useTutorial(): TutorialHand {
  const text = useText();
  const language = useLanguage();
  const [tutorial, setTutorial] = useState(startTutorial);
  const latest = useRef(tutorial);
  const go = (next: Tutorial): void => {
    sayChange(latest.current, next, text);
    latest.current = next;
    setTutorial(next);
  };
  const askHint = async (): Promise<void> => {
    if (!hasHints(latest.current)) return;
    const { play } = latest.current;
    const more = moreOf(latest.current);
    if (more !== undefined) return go(tell(latest.current, more));
    const { puzzle, cells } = play;
    const marks = masksOf(cells, puzzle.palette.length - 1);
    const told = await quick
      .ask('hint', { puzzle, marks, history: historyOf(play), language })
      .then(toldOf)
      .catch((error: unknown): Told => {
        const message = error instanceof Error ? error.message : String(error);
        return { kind: 'said', sentence: text('app.failed', { message }) };
      });
    if (latest.current.play === play) go(tell(latest.current, told));
  };
  return { tutorial, go, askHint: () => void askHint() };
}

/**
 * Announces a change to screen readers: mistakes first, then the hint, then praise and the next
 * lesson.
 */
function sayChange(before: Tutorial, after: Tutorial, text: Text): void {
  const slips = slipsOn(after.play.cells).length;
  const isNew = after.lesson > before.lesson;
  const said: string[] = [];
  if (slips > slipsOn(before.play.cells).length) {
    said.push(text('help.tutorial.slip', { count: slips }));
  }
  if (after.told && after.told !== before.told) said.push(sentenceOf(after.told));
  if (isNew && isDone(after)) said.push(text('help.tutorial.solved'));
  if (isNew && !isDone(after)) {
    said.push(praiseOf(after.lesson, text) ?? '');
    said.push(text(`help.tutorial.${LESSONS[after.lesson].id}.text`));
  }
  if (said.length > 0) announce(said.join(' '));
}

function toldOf(outcome: Outcome<HintAnswer>): Told {
  if (!outcome.ok) return { kind: 'said', sentence: outcome.problems[0].message };
  const { hint, sentences } = outcome.value;
  if (hint.kind !== 'step') return { kind: 'said', sentence: sentences[0] };
  return { kind: 'step', step: hint.step, sentences, level: 1 };
}

/** Returns the praise for the lesson before this one. */
export function praiseOf(lesson: number, text: Text): string | undefined {
  const id = LESSONS[lesson - 1]?.id;
  return id === undefined || id === 'finish' ? undefined : text(`help.tutorial.${id}.done`);
}
