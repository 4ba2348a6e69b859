import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import type { NamedMethod } from '../options/named-methods.ts';
import { comparePuzzle, startComparing } from './compare-puzzle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('leaves no timer that keeps the program alive when a method cannot be measured', async () => {
  const puzzle = puzzleOfLengths([[1]], [[1]]);
  const entry = { file: 'a', id: null, outcome: { ok: true, value: puzzle }, puzzle } as const;
  const unknown = { name: 'unknown', work: 'steps', method: 'unknown', choices: {} };
  const options = { time: 1, repeat: 1, maxSolutions: 2, seed: 0 };
  const comparing = startComparing();
  const end = comparePuzzle(entry, [unknown as unknown as NamedMethod], options, comparing);
  await expect(end).rejects.toThrow('method is unknown');
  expect(vi.getTimerCount()).toBe(0);
  comparing.end();
});
