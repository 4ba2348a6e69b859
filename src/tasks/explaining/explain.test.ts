import { describe, expect, it } from 'vitest';
import { domino, puzzleOfLengths } from '../../../test/boards.ts';
import { marksAtStart } from '../../explain/index.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type ExplainArgs, explainPuzzle } from './explain.ts';
import { findHint } from './hint.ts';

const argsOf = (puzzle: Puzzle) => ({
  ...{ puzzle, marks: marksAtStart(puzzle), language: 'en' as const },
});

/** Returns the last sentence of an explanation that is asked to stop after so many steps. */
async function endOf(options: Partial<ExplainArgs>, mostSteps = Infinity): Promise<string> {
  let steps = 0;
  const outcome = await explainPuzzle(
    { ...argsOf(puzzleOfLengths([[2], [1]], [[2], [1]])), ...options },
    { stop: () => steps >= mostSteps, onProgress: () => {}, onItem: () => void steps++ },
  );
  return outcome.ok ? outcome.value.sentence : outcome.problems[0].message;
}

describe('an explanation that ends before the end', () => {
  it.each<[string, Partial<ExplainArgs>, number | undefined]>([
    ['Stopped after one step, as asked for; the rest is unsolved.', {}, 1],
    ['Stopped before a step was found.', {}, 0],
    [
      'Stopped after one step, because the time is over; the rest is unsolved.',
      { limits: { seconds: 0 } },
      undefined,
    ],
    ['Stopped after one step; the rest is unsolved.', { maxSteps: 1 }, undefined],
  ])('says why: %s', async (sentence, options, mostSteps) => {
    expect(await endOf(options, mostSteps)).toBe(sentence);
  });
});

describe('a search for a hint', () => {
  it.each([
    [true, 'Stopped before a step was found.'],
    [false, 'No step was found in the time allowed.'],
  ])('that ends without one says why; stopped: %s', async (isStopped, sentence) => {
    const outcome = await findHint(
      { ...argsOf(domino(14)), limits: { conflicts: 1, seconds: 0.1 } },
      { stop: () => isStopped, onProgress: () => {}, onItem: () => {} },
    );
    expect(outcome).toMatchObject({ ok: true, value: { sentences: [sentence] } });
  });
});
