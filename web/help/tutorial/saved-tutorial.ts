// The tutorial as the browser keeps it, among the settings: how many lessons are done, and the
// moves.

import { isObject } from '../../app/json.ts';
import { restorePlay } from '../../board/state/restore-play.ts';
import { TUTORIAL_KEY } from '../../puzzle-store/newcomer.ts';
import type { Storage } from '../../storage/storage.ts';
import { GHOST, LESSONS } from './lessons.ts';
import { startTutorial, type Tutorial } from './tutorial.ts';

/**
 * Returns the tutorial where the person left it, or its start. The record may come from a file, so
 * it may be of another shape; moves that cannot be played are left out.
 */
export async function loadTutorial(storage: Storage): Promise<Tutorial> {
  const saved = await storage.get('settings', TUTORIAL_KEY);
  if (!isObject(saved) || !isLesson(saved.lesson)) return startTutorial();
  const play = restorePlay(GHOST, saved);
  return play === undefined ? startTutorial() : { play, lesson: saved.lesson, hint: undefined };
}

export function saveTutorial(storage: Storage, { play, lesson }: Tutorial): void {
  const { past, future } = play;
  void storage.put('settings', TUTORIAL_KEY, { lesson, past, future });
}

function isLesson(value: unknown): value is number {
  return LESSONS.some((_, at) => at === value) || value === LESSONS.length;
}
