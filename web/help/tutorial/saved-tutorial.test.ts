import { describe, expect, it } from 'vitest';
import { painted } from '../../board/state/mark.ts';
import { makeStorage } from '../../storage/storage.ts';
import { loadTutorial, saveTutorial } from './saved-tutorial.ts';
import { markInTutorial, startTutorial } from './tutorial.ts';

/** Makes a storage that keeps everything in memory. */
function storage() {
  return makeStorage(() => Promise.reject(new Error('no store')), { patience: 50, pause: 50 });
}

const ROW = [5, 6, 7, 8, 9].map((cell) => ({ cell, from: 0, to: painted(1) }));

describe('the kept tutorial', () => {
  it('goes on with its lesson and its marks', async () => {
    const here = storage();
    const left = markInTutorial(startTutorial(), ROW);
    saveTutorial(here, left);
    expect(await loadTutorial(here)).toEqual(left);
  });

  it.each([
    undefined,
    [],
    { lesson: 1 },
    { lesson: 8, past: [], future: [] },
    { lesson: 0.5, past: [], future: [] },
    {
      lesson: 0,
      past: [{ kind: 'paint', at: 0, changes: [{ cell: 99, from: 0, to: 9 }] }],
      future: [],
    },
  ])('starts anew where the record is %j', async (record) => {
    const here = storage();
    if (record !== undefined) await here.put('settings', 'tutorial', record);
    expect(await loadTutorial(here)).toEqual(startTutorial());
  });
});
