import { expect, it } from 'vitest';
import { frameKey } from './frame-keys.ts';
import { goToFrame, startPlayback } from './playback-state.ts';

const press = (key: string, ctrlKey = false) =>
  frameKey({ key, altKey: false, ctrlKey, metaKey: false, shiftKey: false } as never);

it('goes through the frames, and stops at both ends', () => {
  const at = (frame: number) => goToFrame(startPlayback(3, 0), frame);
  const after = (key: string, frame: number) => press(key)?.(at(frame)).at;
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => after(key, 1))).toEqual([
    0, 2, 0, 3,
  ]);
  expect([after('ArrowLeft', 0), after('ArrowRight', 3)]).toEqual([0, 3]);
  expect(press('End')?.(startPlayback(3, 0)).isPlaying).toBe(false);
});

it('leaves other keys to others', () => {
  expect([press('h'), press('ArrowLeft', true)]).toEqual([undefined, undefined]);
});
