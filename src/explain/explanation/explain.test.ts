import { describe, expect, it } from 'vitest';
import { domino, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import { isKnown } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { marksAtStart } from '../model/move-history.ts';
import type { Step } from '../model/step.ts';
import { verifySearch } from '../verify/verify-search.ts';
import { verifyStep } from '../verify/verify-step.ts';
import { type ExplainOptions, explain } from './explain.ts';
import type { Ending, ExplainProgress } from './explanation.ts';

async function walk(puzzle: Puzzle, marks?: Int32Array, options?: ExplainOptions) {
  const outcome = explain(puzzle, marks, options);
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  const steps: Step[] = [];
  for (;;) {
    const next = await outcome.value.next();
    if (next.done) return { steps, ending: next.value };
    steps.push(next.value);
  }
}

async function verified(puzzle: Puzzle, steps: readonly Step[], isUnique: boolean) {
  const cells = marksAtStart(puzzle);
  for (const step of steps) {
    const problem =
      step.kind === 'search'
        ? await verifySearch(puzzle, cells, step)
        : verifyStep(puzzle, cells, step, { isUnique });
    expect(problem).toBeUndefined();
    for (const { cell, candidates } of step.conclusions) cells[cell] &= candidates;
  }
  return cells;
}

describe('an explanation', () => {
  it('goes from nothing to the end, whatever the end is, by steps that hold', async () => {
    const random = makeRandom(21);
    const seen = new Map<Ending['kind'], number>();
    for (let round = 0; round < 80; round++) {
      const [width, height] = [3 + random.below(4), 3 + random.below(4)];
      const puzzle = randomPuzzle(random, width, height, 1 + (round % 2), 0.5, random.below(3));
      const solutions = solveSlowly(puzzle).map((rows) => rows.replaceAll('/', ''));
      const { steps, ending } = await walk(puzzle);
      seen.set(ending.kind, (seen.get(ending.kind) ?? 0) + 1);
      const cells = await verified(puzzle, steps, solutions.length === 1);
      const open = [...cells.keys()].filter((cell) => !isKnown(cells[cell]));
      if (solutions.length === 0) expect(ending.kind).toBe('none');
      else if (solutions.length === 1) expect([ending.kind, open]).toEqual(['solved', []]);
      else expect(ending).toEqual({ kind: 'several', cells: open });
      if (ending.kind === 'several') {
        const isOpen = (cell: number): boolean => new Set(solutions.map((s) => s[cell])).size > 1;
        expect(open).toEqual([...cells.keys()].filter(isOpen));
      }
    }
    for (const kind of ['solved', 'several', 'none'] as const)
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(5);
  });

  it('begins at the marks, and with what is wrong with them', async () => {
    const puzzle = domino(3);
    const { steps } = await walk(puzzle);
    const marks = marksAtStart(puzzle);
    for (const { cell, candidates } of steps[0].conclusions) marks[cell] = candidates;
    expect((await walk(puzzle, marks)).steps.length).toBeLessThan(steps.length);
    const [{ cell, candidates }] = steps[0].conclusions;
    marks[cell] = 3 & ~candidates;
    const wrong = await walk(puzzle, marks);
    expect(wrong).toMatchObject({ steps: [], ending: { kind: 'mistake' } });
  });

  it('is searched for by computer where no technique goes on', async () => {
    const { steps, ending } = await walk(domino(5));
    expect(ending).toEqual({ kind: 'solved' });
    expect(steps.map(({ technique }) => technique)).toContain('search');
  });

  it('ends when it is told to, and tells how far it is', async () => {
    const reported: ExplainProgress[] = [];
    const { ending } = await walk(domino(15), undefined, {
      onProgress: (progress) => reported.push(progress),
      stop: () => reported.length > 0,
    });
    expect(ending).toEqual({ kind: 'unknown' });
    expect(reported[0].cells).toBe(961);
  });
});
