import { expect, it } from 'vitest';
import { makeStorage } from '../storage/storage.ts';
import { endWelcome, isNewcomer } from './newcomer.ts';
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
