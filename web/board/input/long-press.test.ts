import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Command, holdTime, type Input, NO_GESTURE, type Press } from './gesture.ts';
import { type PointerGesture, takeInput } from './long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOLD_MS = holdTime({ ...NO_GESTURE, mode: 'drawing' });
const AIM_MS = holdTime({ ...NO_GESTURE, mode: 'aiming' });

const down = (isTouch: boolean, press: Press = 'draw'): Input => ({
  type: 'down',
  ...{ id: 1, x: 0, y: 0, isTouch, press, isSecond: false },
});

function hand() {
  const pointer: PointerGesture = { gesture: NO_GESTURE, hold: undefined };
  const done: Command['do'][] = [];
  const take = (input: Input): void =>
    takeInput(pointer, input, (command) => done.push(command.do));
  return { take, done };
}

describe('a long press', () => {
  it('comes once a finger has stayed', () => {
    const { take, done } = hand();
    take(down(true));
    vi.advanceTimersByTime(HOLD_MS - 1);
    take({ type: 'move', id: 1, x: 1, y: 1 });
    expect(done).toEqual(['begin']);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['begin', 'switch']);
  });

  it('comes of a finger that aims wherever it rests', () => {
    const { take, done } = hand();
    take(down(true, 'aim'));
    vi.advanceTimersByTime(AIM_MS - 1);
    take({ type: 'move', id: 1, x: 30, y: 0 });
    vi.advanceTimersByTime(AIM_MS - 1);
    expect(done).toEqual(['aim', 'aim']);
    vi.advanceTimersByTime(1);
    take({ type: 'move', id: 1, x: 50, y: 0 });
    expect(done).toEqual(['aim', 'aim', 'fix', 'extend']);
    vi.advanceTimersByTime(HOLD_MS);
    take({ type: 'up', id: 1 });
    expect(done.slice(4)).toEqual(['commit']);
  });

  it('does not come of a mouse, nor of a finger that was lifted', () => {
    for (const isTouch of [false, true]) {
      const { take, done } = hand();
      take(down(isTouch));
      if (isTouch) take({ type: 'up', id: 1 });
      vi.advanceTimersByTime(HOLD_MS);
      expect(done).not.toContain('switch');
    }
  });
});
