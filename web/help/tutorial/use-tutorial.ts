// The tutorial of the page: its state, its hints from the worker, and its announcements to screen
// readers.

import { useRef, useState } from 'react';
import type { Outcome } from '../../../src/puzzle/problem.ts';
import type { HintAnswer } from '../../../src/tasks/explaining/hint.ts';
import { announce } from '../../app/announcer.tsx';
import { type Text, useLanguage, useText } from '../../app/texts.ts';
import { FINGERS, useMedia } from '../../app/use-media.ts';
import { historyOf } from '../../board/state/hint-history.ts';
import { masksOf } from '../../board/state/mark.ts';
import { endWelcome } from '../../puzzle-store/newcomer.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import { LESSONS, wrongMarks } from './lessons.ts';
import { saveTutorial } from './saved-tutorial.ts';
import {
  hasHints,
  isDone,
  nextTutorialHint,
  sentenceOfHint,
  type Tutorial,
  type TutorialHint,
  withHint,
} from './tutorial.ts';

export interface TutorialControls {
  readonly tutorial: Tutorial;
  readonly go: (next: Tutorial) => void;
  /** Shows the next level of the hint, or finds a hint. */
  readonly askHint: () => void;
}

export function useTutorial(begin: Tutorial): TutorialControls {
  const text = useText();
  const lessonText = useLessonText();
  const language = useLanguage();
  const storage = useStorage();
  const [tutorial, setTutorial] = useState(begin);
  const latest = useRef(tutorial);
  const go = (next: Tutorial): void => {
    announceChange(latest.current, next, { text, lessonText });
    latest.current = next;
    saveTutorial(storage, next);
    if (isDone(next)) endWelcome(storage);
    setTutorial(next);
  };
  const askHint = async (): Promise<void> => {
    if (!hasHints(latest.current)) return;
    const { play } = latest.current;
    const more = nextTutorialHint(latest.current);
    if (more !== undefined) return go(withHint(latest.current, more));
    const { puzzle, cells } = play;
    const marks = masksOf(cells, puzzle.palette.length - 1);
    const hint = await quickWorker
      .ask('hint', { puzzle, marks, history: historyOf(play), language })
      .then(hintOf)
      .catch((error: unknown): TutorialHint => {
        const message = error instanceof Error ? error.message : String(error);
        return { kind: 'sentence', sentence: text('app.failed', { message }) };
      });
    if (latest.current.play === play) go(withHint(latest.current, hint));
  };
  return { tutorial, go, askHint: () => void askHint() };
}

/**
 * Announces a change to screen readers: mistakes first, then the hint, then praise and the next
 * lesson.
 */
function announceChange(
  before: Tutorial,
  after: Tutorial,
  { text, lessonText }: { readonly text: Text; readonly lessonText: (lesson: number) => string },
): void {
  const wrong = wrongMarks(after.play.cells).length;
  const isNew = after.lesson > before.lesson;
  const sentences: string[] = [];
  if (wrong > wrongMarks(before.play.cells).length) {
    sentences.push(text('help.tutorial.wrong', { count: wrong }));
  }
  if (after.hint && after.hint !== before.hint) sentences.push(sentenceOfHint(after.hint));
  if (isNew && isDone(after)) sentences.push(text('help.tutorial.solved'));
  if (isNew && !isDone(after)) {
    sentences.push(praiseOf(after.lesson, text) ?? '');
    sentences.push(lessonText(after.lesson));
  }
  if (sentences.length > 0) announce(sentences.join(' '));
}

function hintOf(outcome: Outcome<HintAnswer>): TutorialHint {
  if (!outcome.ok) return { kind: 'sentence', sentence: outcome.problems[0].message };
  const { hint, sentences } = outcome.value;
  if (hint.kind !== 'step') return { kind: 'sentence', sentence: sentences[0] };
  return { kind: 'step', step: hint.step, sentences, level: 1 };
}

/** Returns the praise for the lesson before `lesson`, or undefined if there is none. */
export function praiseOf(lesson: number, text: Text): string | undefined {
  const id = LESSONS[lesson - 1]?.id;
  return id === undefined || id === 'finish' ? undefined : text(`help.tutorial.${id}.done`);
}

/** Returns a function for the text of a lesson, which names fingers, or mouse and keys. */
export function useLessonText(): (lesson: number) => string {
  const text = useText();
  const input = useMedia(FINGERS) ? 'touch' : 'other';
  return (lesson) => text(`help.tutorial.${LESSONS[lesson].id}.text`, { input });
}
