import { describe, expect, it } from 'vitest';
import { domino, randomPuzzle, symmetricPuzzle } from '../../../test/boards.ts';
import { solveSlowly } from '../../../test/brute-force.ts';
import { readLibrary } from '../../../test/library.ts';
import { settleLines } from '../../engine/board/settle-lines.ts';
import { makeRandom } from '../../engine/random.ts';
import { defined } from '../../puzzle/defined.ts';
import { isKnown } from '../../puzzle/grid.ts';
import { allCandidates } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { traceOf } from '../chains/line-trace.ts';
import { probeCells } from '../chains/probe-cells.ts';
import { type MarkedBoard, makeMarkedBoard, mark } from '../model/marked-board.ts';
import type { Case, CasesStep, SearchStep, Step, Technique } from '../model/step.ts';
import { LOOKAHEAD_LIMITS, type LookaheadOptions } from '../next-step/next-lookahead-step.ts';
import { nextStep, type StepOptions } from '../next-step/next-step.ts';
import { summing } from '../techniques/summing.ts';
import { symmetry } from '../techniques/symmetry.ts';
import { twoWay } from '../techniques/two-way.ts';
import { verifyStep } from './verify-step.ts';

type Checkable = Exclude<Step, SearchStep>;

function emptyBoard(puzzle: Puzzle): MarkedBoard {
  const size = puzzle.width * puzzle.height;
  return makeMarkedBoard(puzzle, new Int32Array(size).fill(allCandidates(puzzle.palette)));
}

/** Yields all steps until none is left, with the marks before each step. */
function* stepsOf(
  puzzle: Puzzle,
  options: StepOptions = {},
): Generator<{ step: Checkable; cells: Int32Array }> {
  const board = emptyBoard(puzzle);
  for (let near: readonly number[] = []; ; ) {
    const step = nextStep(board, { ...options, near });
    if (step === undefined || step.kind === 'search') return;
    yield { step, cells: board.cells.slice() };
    mark(board, step.conclusions);
    near = step.conclusions.map(({ cell }) => cell);
  }
}

/** Finds steps of techniques that come late in the order, even when there are easier steps. */
function otherSteps(puzzle: Puzzle, cells: Int32Array, isUnique: boolean): Checkable[] {
  const trace = traceOf(puzzle, cells);
  const limits = LOOKAHEAD_LIMITS;
  const regardless = trace && twoWay(trace, probeCells(trace, limits).agreed, limits)?.describe();
  const mirrored = isUnique ? symmetry(puzzle, cells) : undefined;
  return [regardless, summing(makeMarkedBoard(puzzle, cells))?.describe(), mirrored].filter(
    (step) => step !== undefined,
  );
}

function solutionsOf(puzzle: Puzzle): number[][] {
  return solveSlowly(puzzle).map((rows) =>
    [...rows.replaceAll('/', '')].map((colour) => 1 << Number(colour)),
  );
}

const random = makeRandom(3);

describe('steps beyond one line', () => {
  it.each([
    [1, true],
    [2, true],
    [2, false],
    [3, false],
  ] as const)('hold in every solution, %i colours, notes %s', (colours, notes) => {
    const seen = new Set<Technique>();
    for (let round = 0; round < 30; round++) {
      const [width, height] = [3 + random.below(3), 3 + random.below(3)];
      const puzzle = randomPuzzle(random, width, height, colours, 0.5);
      const solutions = solutionsOf(puzzle);
      for (const { step, cells } of stepsOf(puzzle, { notes })) {
        const steps = [step, ...otherSteps(puzzle, cells, solutions.length === 1)];
        for (const one of steps) {
          seen.add(one.technique);
          expect(verifyStep(puzzle, cells, one, { isUnique: true })).toBeUndefined();
          expect(JSON.parse(JSON.stringify(one))).toEqual(one);
          for (const { cell, candidates } of one.conclusions) {
            expect(cells[cell] & ~candidates).toBeGreaterThan(0);
            expect(solutions.every((solution) => (solution[cell] & candidates) !== 0)).toBe(true);
          }
        }
        if (notes || solutions.length > 1) continue;
        expect(step.conclusions.some(({ candidates }) => isKnown(candidates))).toBe(true);
      }
    }
    expect([...seen]).toContain('summing');
    expect([...seen]).toContain(colours === 1 ? 'edge-logic' : 'colours-meet');
  });

  it('hold where the clues are symmetric', () => {
    let told = 0;
    for (let round = 0; round < 100; round++) {
      const puzzle = symmetricPuzzle(random, 5, 5, 1 + (round % 2), 0.55);
      const solutions = solutionsOf(puzzle);
      if (solutions.length !== 1) continue;
      for (const { step, cells } of stepsOf(puzzle)) {
        const mirrored = symmetry(puzzle, cells);
        if (mirrored === undefined || step.kind === 'line') continue;
        expect(verifyStep(puzzle, cells, mirrored, { isUnique: true })).toBeUndefined();
        for (const { cell, candidates } of mirrored.conclusions) {
          expect(solutions[0][cell]).toBe(candidates);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  it('finish built-in puzzles that lines do not, with chains of few lines', () => {
    const options: LookaheadOptions = { isUnique: true };
    for (const name of ['bike', 'knot', 'maze', 'snowflake']) {
      const puzzle = readLibrary().find((entry) => entry.name === name)?.puzzle as Puzzle;
      expect(settleLines(puzzle).grid.cells.every(isKnown)).toBe(false);
      const board = emptyBoard(puzzle);
      for (const { step, cells } of stepsOf(puzzle, options)) {
        expect(verifyStep(puzzle, cells, step, options)).toBeUndefined();
        if (step.kind === 'cases') expect(step.message.params.links).toBeLessThanOrEqual(10);
        mark(board, step.conclusions);
      }
      expect(board.unknown).toBe(0);
    }
  });
});

/**
 * Finds steps of this kind on small boards: of two colours for chains, of one colour for other
 * kinds.
 */
function samplesOf(kind: Checkable['kind'], count: number) {
  const samples: { puzzle: Puzzle; step: Checkable; cells: Int32Array }[] = [];
  for (let round = 0; round < 2000 && samples.length < count; round++) {
    const puzzle = randomPuzzle(random, 5, 5, kind === 'chain' ? 2 : 1, 0.5);
    for (const { step, cells } of stepsOf(puzzle)) {
      const steps = step.kind === 'line' ? [step] : [step, ...otherSteps(puzzle, cells, false)];
      samples.push(
        ...steps.filter((one) => one.kind === kind).map((one) => ({ puzzle, step: one, cells })),
      );
    }
  }
  return samples.slice(0, count);
}

function without<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, i) => i !== at);
}

/**
 * Yields the step with one link left out, or with one cell of the evidence of a link or of the
 * contradiction left out, in every possible way.
 */
function* shortened(step: CasesStep): Iterable<CasesStep> {
  const change = (i: number, own: Case): CasesStep => ({
    ...step,
    cases: step.cases.map((one, at) => (at === i ? own : one)),
  });
  for (const [i, own] of step.cases.entries()) {
    for (const [j, link] of own.links.entries()) {
      yield change(i, { ...own, links: without(own.links, j) });
      for (const k of link.evidence.keys()) {
        const shorter = { ...link, evidence: without(link.evidence, k) };
        yield change(i, { ...own, links: own.links.with(j, shorter) });
      }
    }
    for (const k of own.clash?.evidence.keys() ?? []) {
      const { line, evidence } = own.clash ?? { line: 0, evidence: [] };
      yield change(i, { ...own, clash: { line, evidence: without(evidence, k) } });
    }
  }
}

describe('the verifier refuses', () => {
  it('chains with a link or a cell of the evidence left out', () => {
    let refused = 0;
    for (const { puzzle, step, cells } of samplesOf('cases', 20)) {
      for (const changed of shortened(step as CasesStep)) {
        expect(verifyStep(puzzle, cells, changed)).toBeDefined();
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('the other value, another assumption and another contradiction', () => {
    for (const { puzzle, step, cells } of samplesOf('cases', 20)) {
      if (step.kind !== 'cases') continue;
      const conclusions = step.conclusions.map(({ cell, candidates }) => ({
        cell,
        candidates: 3 & ~candidates,
      }));
      expect(verifyStep(puzzle, cells, { ...step, conclusions })).toBeDefined();
      const cases = step.cases.map((own) => {
        const { cell, candidates } = own.assumption;
        return { ...own, assumption: { cell, candidates: 3 & ~candidates } };
      });
      if (cases.length === 1) expect(verifyStep(puzzle, cells, { ...step, cases })).toBeDefined();
      const moved = step.cases.map((own) => ({
        ...own,
        ...defined({ clash: own.clash && { line: 0, evidence: [] } }),
      }));
      if (cases.length === 1)
        expect(verifyStep(puzzle, cells, { ...step, cases: moved })).toBeDefined();
      else expect(verifyStep(puzzle, cells, { ...step, cases: step.cases.slice(1) })).toBeDefined();
      expect(verifyStep(puzzle, cells, { ...step, cases: [] })).toBeDefined();
      expect(verifyStep(puzzle, cells, { ...step, conclusions: [] })).toBeDefined();
    }
  });

  it('colours that meet by one line alone, or in another colour', () => {
    for (const { puzzle, step, cells } of samplesOf('chain', 20)) {
      if (step.kind !== 'chain') continue;
      const [{ cell, candidates }] = step.conclusions;
      const wrong = { ...step, conclusions: [{ cell, candidates: 7 & ~candidates }] };
      expect(verifyStep(puzzle, cells, wrong)).toBeDefined();
      for (const at of step.links.keys()) {
        const changed = { ...step, links: without(step.links, at) };
        expect(verifyStep(puzzle, cells, changed)).toBeDefined();
      }
    }
  });

  it('sums with another total, share, band or conclusion', () => {
    let refused = 0;
    for (const { puzzle, step, cells } of samplesOf('sum', 12)) {
      if (step.kind !== 'sum') continue;
      const [{ cell, candidates }] = step.conclusions;
      const more = step.bound === 'least' ? 1 : -1;
      const changes = [
        { total: step.total + 1 },
        { band: step.band.slice(1) },
        { shares: step.shares.slice(1) },
        { shares: step.shares.map((share) => ({ ...share, count: share.count + more })) },
        { conclusions: [{ cell, candidates: 3 & ~candidates }] },
        { conclusions: [] },
      ];
      for (const change of changes) {
        expect(verifyStep(puzzle, cells, { ...step, ...change })).toBeDefined();
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  it('mirrors that the clues do not have, and images of other cells', () => {
    const puzzle = domino(3);
    const board = emptyBoard(puzzle);
    mark(board, [{ cell: 1, candidates: 2 }]);
    const step = symmetry(puzzle, board.cells);
    if (step === undefined) throw new Error('dominoes are symmetric');
    const options = { isUnique: true };
    expect(verifyStep(puzzle, board.cells, step, options)).toBeUndefined();
    const [{ cell }] = step.conclusions;
    const changes = [
      { turn: 'left-right' as const },
      { box: { ...step.box, height: step.box.height - 1 } },
      { evidence: [0] },
      { conclusions: [{ cell, candidates: 1 }] },
      { conclusions: [] },
    ];
    for (const change of changes) {
      expect(verifyStep(puzzle, board.cells, { ...step, ...change }, options)).toBeDefined();
    }
  });

  it('lines and cells that are not there', () => {
    const [{ puzzle, step, cells }] = samplesOf('cases', 1);
    if (step.kind !== 'cases') return;
    const [own] = step.cases;
    const changes: Case[] = [
      { ...own, assumption: { cell: 999, candidates: 1 } },
      { ...own, links: [{ line: 99, evidence: [], conclusions: [{ cell: 0, candidates: 1 }] }] },
      { ...own, clash: { line: -1, evidence: [] } },
    ];
    for (const changed of changes) {
      expect(verifyStep(puzzle, cells, { ...step, cases: [changed] })).toBeDefined();
    }
  });
});

describe('the verifier', () => {
  const puzzle = randomPuzzle(makeRandom(8), 6, 6, 1, 0.6);

  it('takes no step of a kind that it does not know, nor one by search', () => {
    const conclusions = [{ cell: 0, candidates: 1 }];
    for (const kind of ['search', 'nonsense']) {
      const step = { kind, conclusions } as unknown as Checkable;
      expect(verifyStep(puzzle, emptyBoard(puzzle).cells, step)).toContain('are not verified here');
    }
  });

  it('takes no step that concludes nothing, or what cannot be', () => {
    const { cells } = emptyBoard(puzzle);
    const step = nextStep(emptyBoard(puzzle)) as Checkable;
    for (const candidates of [3, -1, 0]) {
      const conclusions = step.conclusions.map(({ cell }) => ({ cell, candidates }));
      expect(verifyStep(puzzle, cells, { ...step, conclusions })).toBeDefined();
    }
    const nowhere = [{ cell: 999, candidates: 1 }];
    expect(verifyStep(puzzle, cells, { ...step, conclusions: nowhere })).toBeDefined();
  });
});
