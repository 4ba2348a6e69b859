import { describe, expect, it, vi } from 'vitest';
import { domino, paletteOf, puzzleOf, randomPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { makeRandom } from '../../engine/random.ts';
import { addThree, type Clauses, makeClauses, oneClause } from '../../models/cnf/clauses.ts';
import { CNF_ENCODINGS, estimateCnf } from '../../models/cnf/cnf.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import { success } from '../../puzzle/problem.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import { refusalOf, solveBy } from '../solve-by.ts';
import { loadMiniSat, type MiniSat } from './minisat.ts';
import { sat, satOn } from './sat.ts';

async function miniSat(): Promise<MiniSat> {
  const loaded = await loadMiniSat();
  if (!loaded.ok) throw new Error(loaded.problems[0].message);
  return loaded.value;
}

/**
 * Makes a square with one painted cell in each line, so that the blocks can move as far as
 * possible.
 */
function sparse(side: number): ExactPuzzle {
  const lines = Array.from({ length: side }, () => clueOfLengths([1]));
  return puzzleOf({ rows: lines, columns: lines, palette: BLACK_AND_WHITE });
}

describe('sat', () => {
  it.each(CNF_ENCODINGS)(
    'proves with %s that a domino puzzle has one solution',
    async (encoding) => {
      const outcome = await solveBy(sat, domino(5), { choices: { encoding } });
      if (!outcome.ok) throw new Error(outcome.problems[0].message);
      expect(verdictOf(outcome.value)).toBe('unique');
      expect(outcome.value.stats).toMatchObject({ ...estimateCnf(domino(5), encoding), solves: 2 });
      expect(outcome.value.stats.conflicts).toBeGreaterThan(0);
      expect(outcome.value.stats.decisions).toBeGreaterThan(0);
    },
  );

  it('finds all solutions of a colour puzzle, and hands each out as it is found', async () => {
    const puzzle = randomPuzzle(makeRandom(3), 5, 5, 2, 0.3);
    const truth = solveSlowly(puzzle);
    const found: Grid[] = [];
    const outcome = await solveBy(sat, puzzle, {
      maxSolutions: Number.POSITIVE_INFINITY,
      onSolution: (solution) => found.push(solution),
    });
    expect(truth.length).toBeGreaterThan(2);
    expect(found.length).toBe(truth.length);
    expect(outcome.ok && outcome.value.solutions).toEqual(found);
    expect(outcome.ok && outcome.value.stats.solves).toBe(truth.length + 1);
  });

  it('keeps touching blocks of different colours apart', async () => {
    const palette = paletteOf(3);
    const picture = parseRows(['abc.', '.abc', 'cc.b'], palette);
    if (!picture.ok) throw new Error(picture.problems[0].message);
    const puzzle = puzzleOf(draftOfPicture(picture.value, palette));
    for (const encoding of CNF_ENCODINGS) {
      const outcome = await solveBy(sat, puzzle, { choices: { encoding } });
      expect(outcome.ok && outcome.value.solutions[0].cells).toEqual(picture.value.cells);
    }
  });

  it('looks at stop and limits between lines, before any call of the solver', async () => {
    let polls = 0;
    const stopped = await solveBy(sat, domino(5), { stop: () => ++polls > 3 });
    expect(stopped.ok && verdictOf(stopped.value)).toBe('unknown');
    expect(stopped.ok && stopped.value.stats.solves).toBe(0);
    const lines = await solveBy(sat, domino(5), { limits: { steps: 22 } });
    const call = await solveBy(sat, domino(5), { limits: { steps: 23 } });
    expect(lines.ok && lines.value.stats.solves).toBe(0);
    expect(call.ok && call.value.stats.solves).toBe(1);
    expect(call.ok && call.value.solutions.length).toBe(1);
  });

  it('refuses what MiniSat has no memory for, with the figures', async () => {
    const outcome = await solveBy(sat, sparse(400), { choices: { encoding: 'integer' } });
    const problem = outcome.ok ? undefined : outcome.problems[0];
    expect(problem?.code).toBe('too-large');
    expect(problem?.message).toContain('480000 variables and 64480800 clauses');
    // The advice must not name an encoding that would be refused too.
    expect(problem?.message).not.toContain('encoding=order');
    expect(refusalOf(sat, sparse(150), { encoding: 'integer' })?.message).toContain(
      'encoding=order',
    );
    expect(refusalOf(sat, sparse(150), { encoding: 'order' })).toBeUndefined();
  });
});

describe('a full memory', () => {
  /** Makes 100,000 random clauses of three literals, to fill the memory. */
  function filling(variables: number): Clauses {
    const random = makeRandom(1);
    const clauses = makeClauses({ clauses: 100_000, literals: 300_000 });
    const literal = () => (1 + random.below(variables)) * (random.below(2) === 0 ? 1 : -1);
    while (clauses.count < 100_000) addThree(clauses, literal(), literal(), literal());
    return clauses;
  }

  it('is told, and not taken for the proof that there is no solution', async () => {
    const told = vi.spyOn(console, 'log');
    const solver = await miniSat();
    const clauses = filling(5000);
    let pieces = 0;
    while (!solver.isFull() && pieces < 30) {
      solver.add(clauses);
      pieces++;
    }
    expect(solver.isFull()).toBe(true);
    expect(pieces).toBeGreaterThan(5);
    solver.add(oneClause([1]));
    expect(solver.solve()).toBe('unknown');
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('ends the method with a problem, after the solutions found before', async () => {
    const solver = await miniSat();
    let calls = 0;
    const full: MiniSat = {
      ...solver,
      solve: () => (++calls < 2 ? solver.solve() : 'unknown'),
      isFull: () => calls >= 2,
    };
    const found: Grid[] = [];
    const outcome = await solveBy(
      satOn(async () => success(full)),
      domino(5),
      {
        onSolution: (solution) => found.push(solution),
      },
    );
    expect(outcome.ok ? '' : outcome.problems[0].code).toBe('out-of-memory');
    expect(found.length).toBe(1);
  });

  it('is a problem too where the machine has none to give', async () => {
    const Logic = {
      _MiniSat: class {
        constructor() {
          throw new RangeError('Array buffer allocation failed');
        }
      } as never,
    };
    const outcome = await loadMiniSat(async () => ({ default: Logic }));
    expect(outcome.ok ? '' : outcome.problems[0].code).toBe('out-of-memory');
  });
});

describe('the package', () => {
  it('has its counters where they are read', async () => {
    const solver = await miniSat();
    const pigeons = [1, 2, 3].map((pigeon) => [2 * pigeon - 1, 2 * pigeon]);
    for (const holes of pigeons) solver.add(oneClause(holes));
    for (const hole of [0, 1]) {
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ]) {
        solver.add(oneClause([-pigeons[a][hole], -pigeons[b][hole]]));
      }
    }
    expect(solver.solve()).toBe('unsatisfiable');
    expect(solver.counters().conflicts).toBe(2);
    expect(solver.counters()).toHaveProperty('propagations');
  });
});
