// The workers of the page: one for answers that a player waits for, one for work that may take
// long, so that neither waits for the other.

import { askTasks, type TaskAsker, type TaskPort } from '../../src/tasks/ask-tasks.ts';
import { currentText } from '../app/words.tsx';

function openWorker(): TaskPort {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
  }) as unknown as TaskPort;
}

function sayEnded(): string {
  return currentText()('app.worker-ended');
}

/** Hints, lines, checks, texts: some milliseconds each. */
export const quick: TaskAsker = askTasks(openWorker, sayEnded);
/** Solving, explanations, ratings, corrections: up to minutes. */
export const long: TaskAsker = askTasks(openWorker, sayEnded);
