import { describe, expect, it } from 'vitest';
import {
  frameTime,
  goToFrame,
  READING,
  startPlayback,
  tick,
  toggle,
  withFrames,
  withSpeed,
} from './playback-state.ts';

describe('a playback', () => {
  it('plays to its end and stops there', () => {
    const end = tick(tick(startPlayback(2, READING)));
    expect(end).toMatchObject({ at: 2, isPlaying: false });
    expect(tick(end).at).toBe(2);
  });

  it('has nothing to play without frames', () => {
    expect(startPlayback(0, READING).isPlaying).toBe(false);
  });

  it('waits at the end of what there is so far', () => {
    const waiting = tick(tick(startPlayback(1, READING, false)));
    expect(waiting).toMatchObject({ at: 1, isPlaying: true });
    expect(tick(withFrames(waiting, 3, false))).toMatchObject({ at: 2, isPlaying: true });
    expect(withFrames(waiting, 1, true).isPlaying).toBe(false);
  });

  it('stops where a person goes, and starts anew from the end', () => {
    expect(goToFrame(startPlayback(5, READING), 3)).toMatchObject({ at: 3, isPlaying: false });
    expect(goToFrame(startPlayback(5, READING), 9).at).toBe(5);
    expect(goToFrame(startPlayback(5, READING), -1).at).toBe(0);
    expect(toggle(goToFrame(startPlayback(5, READING), 5))).toMatchObject({
      at: 0,
      isPlaying: true,
    });
    expect(toggle(goToFrame(startPlayback(5, READING), 4))).toMatchObject({
      at: 4,
      isPlaying: true,
    });
  });

  it('keeps to the speeds that there are', () => {
    const state = startPlayback(5, READING);
    expect(frameTime(withSpeed(state, -1))).toBe(2000);
    expect(frameTime(withSpeed(state, 99))).toBe(1000 / 32);
  });
});
