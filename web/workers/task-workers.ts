// The workers of the page: one for answers that a player waits for, and one for work that can take
// long, so that the first never waits for the second. The runs of the Lab open workers of their
// own.

import { askTasks, type TaskAsker, type TaskPort } from '../../src/tasks/ask-tasks.ts';
import { currentText } from '../app/texts.ts';

export function openWorker(): TaskPort {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
  }) as unknown as TaskPort;
}

function sayEnded(): string {
  return currentText()('app.worker-ended');
}

/** The worker for hints, lines, checks and texts, which take some milliseconds each. */
export const quickWorker: TaskAsker = askTasks(openWorker, sayEnded);
/** The worker for solving, explanations, ratings and corrections, which take up to minutes. */
export const longWorker: TaskAsker = askTasks(openWorker, sayEnded);
