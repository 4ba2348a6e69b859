import { describe, expect, it, vi } from 'vitest';
import { makeSounds } from './sounds.ts';

/** Stands in for an audio context and notes the times at which tones start. */
function fakeContext(starts: number[]) {
  const ramp = () => undefined;
  const node = { connect: (next: unknown) => next };
  return {
    state: 'suspended',
    currentTime: 5,
    destination: node,
    resume: vi.fn(async () => undefined),
    suspend: vi.fn(async () => undefined),
    close: vi.fn(async () => undefined),
    createGain: () => ({
      ...node,
      gain: {
        setValueAtTime: ramp,
        linearRampToValueAtTime: ramp,
        exponentialRampToValueAtTime: ramp,
      },
    }),
    createOscillator: () => ({
      ...node,
      frequency: { value: 0 },
      start: (at: number) => starts.push(at),
      stop: ramp,
    }),
  };
}

describe('the sounds', () => {
  it('make one context at the first sound, wake it, let it rest, and close it', () => {
    const starts: number[] = [];
    const context = fakeContext(starts);
    const makeContext = vi.fn(() => context as unknown as AudioContext);
    const sounds = makeSounds(makeContext);
    expect(makeContext).not.toHaveBeenCalled();
    vi.useFakeTimers();
    sounds.play('fill');
    vi.advanceTimersByTime(2000);
    sounds.play('line');
    vi.advanceTimersByTime(2000);
    expect(context.suspend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(context.suspend).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    expect(makeContext).toHaveBeenCalledTimes(1);
    expect(context.resume).toHaveBeenCalled();
    expect(starts).toEqual([5, 5, 5.09]);
    sounds.close();
    expect(context.close).toHaveBeenCalled();
  });

  it('leave a browser that makes no context in silence', () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sounds = makeSounds(() => {
      throw new Error('no audio');
    });
    expect(() => sounds.play('fill')).not.toThrow();
    expect(failed).toHaveBeenCalledTimes(1);
    sounds.close();
    failed.mockRestore();
  });
});
