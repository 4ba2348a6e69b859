import { describe, expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CROSS, UNMARKED } from '../../board/state/mark.ts';
import { openGame } from '../game/game.ts';
import { change, makeGameStore } from '../game/game-store.ts';
import { watchMistakes, wrongAfter } from './use-mistakes.ts';

const announced = vi.hoisted(() => [] as string[]);
vi.mock('../../app/announcer.tsx', () => ({ announce: (text: string) => announced.push(text) }));
vi.mock('../../workers/task-workers.ts', () => {
  const solution = { width: 1, height: 1, cells: Int32Array.of(0b10) };
  const answer = { ok: true, value: { verdict: 'unique', solutions: [solution] } };
  return { quickWorker: {}, longWorker: { ask: async () => answer } };
});

describe('mistakes shown at once', () => {
  const before = { cells: [3, 8], fresh: 8 };

  it('bring only a new one into sight', () => {
    expect(wrongAfter(before, [3, 5, 8])).toEqual({ cells: [3, 5, 8], fresh: 5 });
    expect(wrongAfter(before, [3])).toEqual({ cells: [3], fresh: undefined });
  });

  it('are the same list while nothing about them changes', () => {
    const after = wrongAfter(before, [3, 8]);
    expect(after.cells).toBe(before.cells);
    expect(after.fresh).toBeUndefined();
  });

  it('are announced when their number changes, and anew each time they are switched on', async () => {
    const store = makeGameStore(openGame('test', puzzleOfLengths([[1]], [[1]]), undefined));
    const text = (_: string, values = {}) => JSON.stringify(values);
    const shown: (readonly number[])[] = [];
    const watch = () => watchMistakes({ store, text }, (found) => shown.push(found));
    const stop = watch();
    change(store, [{ cell: 0, from: UNMARKED, to: CROSS }], 'paint');
    await vi.waitFor(() => expect(shown).toEqual([[0]]));
    stop();
    watch()();
    const stopAgain = watch();
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    stopAgain();
    expect(announced).toEqual(['{"count":1}', '{"count":1}']);
  });
});
