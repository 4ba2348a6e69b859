import { expect, it } from 'vitest';
import { makeStorage } from '../storage/storage.ts';
import { endWelcome, isNewcomer, lessonsDone } from './newcomer.ts';
import { setLastPlayed } from './saved-games.ts';

/** Makes a storage that keeps everything in memory. */
function storage() {
  return makeStorage(() => Promise.reject(new Error('no store')), { patience: 50, pause: 50 });
}

it('welcomes who has never been here, until the welcome is over', async () => {
  const here = storage();
  expect(await isNewcomer(here)).toBe(true);
  await setLastPlayed(here, 'heart');
  expect(await isNewcomer(here)).toBe(true);
  endWelcome(here);
  expect(await isNewcomer(here)).toBe(false);
});

it('does not welcome who played before there was a welcome', async () => {
  const here = storage();
  await setLastPlayed(here, 'heart');
  expect(await isNewcomer(here)).toBe(false);
});

it('takes no other record for a welcome', async () => {
  const here = storage();
  await here.put('settings', 'welcome', { open: true });
  expect(await isNewcomer(here)).toBe(false);
});

it.each([
  [undefined, 0],
  [{ lesson: 2, past: [], future: [] }, 2],
  [{ lesson: 'two' }, 0],
  [{ lesson: 0.5 }, 0],
])('takes from the record %j that %i lessons are done', async (record, lessons) => {
  const here = storage();
  if (record !== undefined) await here.put('settings', 'tutorial', record);
  expect(await lessonsDone(here)).toBe(lessons);
});
