import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Command, HOLD_MS, type Input, NO_GESTURE } from './gesture.ts';
import { type PointerGesture, takeInput } from './long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const down = (isTouch: boolean): Input => ({
  type: 'down',
  ...{ id: 1, x: 0, y: 0, isTouch, press: 'draw', isSecond: false },
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
