import { describe, expect, it } from 'vitest';
import { elapsedAt, IDLE_AFTER, runClock, stopClock, stoppedClock, touchClock } from './clock.ts';

describe('the clock', () => {
  it('counts while it runs and goes on from what was saved', () => {
    const clock = runClock(stoppedClock(5000), 100);
    expect(elapsedAt(clock, 1100)).toBe(6000);
    expect(elapsedAt(stopClock(clock, 1100), 99_000)).toBe(6000);
  });

  it('runs on when it is started twice, and stands when it is stopped twice', () => {
    const clock = runClock(runClock(stoppedClock(), 0), 1000);
    const stopped = stopClock(stopClock(clock, 2000), 5000);
    expect(elapsedAt(stopped, 9000)).toBe(2000);
  });

  it('leaves out what goes beyond the idle time', () => {
    const clock = touchClock(runClock(stoppedClock(), 0), 1000);
    expect(elapsedAt(clock, 1000 + IDLE_AFTER)).toBe(1000 + IDLE_AFTER);
    expect(elapsedAt(clock, 9 * IDLE_AFTER)).toBe(1000 + IDLE_AFTER);
  });

  it('goes on after an idle time with the next sign of the player', () => {
    const clock = touchClock(runClock(stoppedClock(), 0), 9 * IDLE_AFTER);
    expect(elapsedAt(clock, 9 * IDLE_AFTER + 500)).toBe(IDLE_AFTER + 500);
  });

  it('does not run backwards with the system clock', () => {
    expect(elapsedAt(runClock(stoppedClock(10), 5000), 1000)).toBe(10);
  });

  it('goes on at once when the system clock is put back', () => {
    const before = touchClock(runClock(stoppedClock(), 900_000), 903_000);
    const clock = touchClock(before, 1000);
    expect(elapsedAt(clock, 1000)).toBe(3000);
    expect(elapsedAt(clock, 3000)).toBe(5000);
  });
});
