import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import {
  type Sample,
  samplesOf,
  tryForgeries,
  verifiedStep,
} from '../../../test/steps/forged-steps.ts';
import { makeRandom } from '../../engine/random.ts';
import type { MirrorStep, SumStep } from '../model/step.ts';
import { verifySearch } from './verify-search.ts';
import { verifyStep } from './verify-step.ts';

/** Cell 0 is painted, cell 1 is blank. */
const TWO_CELLS = puzzleOfLengths([[1]], [[1], []]);
const OPEN = Int32Array.of(3, 3);
/** This fact says that cell 0 is blank, which is false. */
const LIE = [{ cell: 0, candidates: 1 }];
const MESSAGE = { key: 'forged', params: {} };

/** Makes a step by summing what the columns have in the row; its conclusion is false. */
function sumWith(change: object): SumStep {
  return {
    kind: 'sum',
    technique: 'summing',
    tier: 6,
    band: [0],
    colour: 1,
    total: 1,
    bound: 'least',
    shares: [
      { line: 1, count: 1, evidence: [] },
      { line: 2, count: 0, evidence: [] },
    ],
    conclusions: LIE,
    message: MESSAGE,
    ...change,
  };
}

function sharesWith(change: object): SumStep {
  const [first, second] = sumWith({}).shares;
  return sumWith({ shares: [{ ...first, ...change }, second] });
}

const mirror: MirrorStep = {
  kind: 'mirror',
  technique: 'symmetry',
  tier: 6,
  turn: 'half-turn',
  box: { top: 0, left: 0, height: 2, width: 2 },
  evidence: [0],
  conclusions: [{ cell: 3, candidates: 2 }],
  message: MESSAGE,
};

/** One true step of each kind. */
const samples = samplesOf(makeRandom(4), 1);

type Holder = Record<string, unknown>;

/** Lists the paths to all fields and entries of a step, except for those of its sentence. */
function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...(key === 'message' ? [] : pathsOf(inner).map((path) => [key, ...path])),
  ]);
}

function withAt(value: unknown, [key, ...path]: readonly string[], put: unknown): unknown {
  const copy = structuredClone(value) as Holder;
  copy[key] = path.length === 0 ? put : withAt(copy[key], path, put);
  return copy;
}

describe('the verifier takes no sum', () => {
  it.each([
    ['of the background', sumWith({ colour: 0, total: 0 }), '.colour'],
    [
      'of the background, counted as true',
      sumWith({
        colour: 0,
        total: 0,
        shares: [
          { line: 1, count: 0, evidence: [] },
          { line: 2, count: 1, evidence: [] },
        ],
      }),
      '.colour',
    ],
    ['of an infinite share', sharesWith({ count: Number.NEGATIVE_INFINITY }), '.shares[0].count'],
    ['of a share that is no number', sharesWith({ count: Number.NaN }), '.shares[0].count'],
    ['of a share that is not whole', sharesWith({ count: 0.5 }), '.shares[0].count'],
    ['of a share beyond 2^53', sharesWith({ count: -(2 ** 53) - 2 }), '.shares[0].count'],
    [
      'of a line counted twice, as number and as text',
      sumWith({
        shares: [
          { line: 1, count: 1, evidence: [] },
          { line: '1', count: 1, evidence: [] },
        ],
      }),
      '.shares[1].line',
    ],
    ['with a bound of neither kind', sumWith({ bound: 'both' }), '.bound'],
    ['with a hole in the band', sumWith({ band: Array(1) }), '.band[0]'],
  ])('%s', (_, step, place) => {
    expect(verifyStep(TWO_CELLS, OPEN, step)).toContain(`the step${place} `);
  });
});

describe('the verifier takes no turn', () => {
  const puzzle = puzzleOfLengths([[1], [1]], [[1], [1]]);
  const cells = Int32Array.of(2, 3, 3, 3);

  it.each([
    ['of a box that reaches beyond the board', { box: { top: 1, left: 0, height: 2, width: 2 } }],
    ['of a box off the board', { box: { top: 5, left: 5, height: 1, width: 1 } }],
    ['of a box without cells', { box: { top: 0, left: 0, height: 0, width: 2 } }],
    [
      'to the side of a box that is no square',
      {
        turn: 'quarter-turn',
        box: { top: 0, left: 0, height: 2, width: 1 },
      },
    ],
    ['that there is not', { turn: 'inside-out' }],
    ['with more evidence than conclusions', { evidence: [0, 1] }],
  ])('%s', (_, change) => {
    const isUnique = true;
    expect(verifyStep(puzzle, cells, mirror, { isUnique })).toBeUndefined();
    const forged = { ...mirror, ...change } as MirrorStep;
    expect(verifyStep(puzzle, cells, forged, { isUnique })).toContain('the step.');
  });
});

describe('the verifier takes no step', () => {
  it('with any one field out of its range, and never throws', () => {
    const odd = [NaN, Infinity, -1, 0.5, 2 ** 53, 2 ** 32, '1x', { toString: 1, valueOf: 1 }, [[]]];
    let refused = 0;
    for (const { puzzle, cells, step } of samples) {
      for (const path of pathsOf(step)) {
        for (const value of odd) {
          const forged = withAt(step, path, value) as typeof step;
          const problem = verifyStep(puzzle, cells, forged, { isUnique: true });
          expect(problem, `${step.kind} ${path.join('.')}`).toBeDefined();
          refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });

  it('without any one of its fields', () => {
    for (const { puzzle, cells, step } of samples) {
      for (const path of pathsOf(step)) {
        const forged = withAt(step, path, undefined) as typeof step;
        expect(verifyStep(puzzle, cells, forged, { isUnique: true })).toBeDefined();
      }
    }
  });

  it('with a sentence that cannot be read', () => {
    const { puzzle, cells, step } = samples[0];
    const { key } = step.message;
    for (const message of [{ key }, { key: 5, params: {} }, { key, params: { cells: [null] } }]) {
      const forged = { ...step, message } as typeof step;
      expect(verifyStep(puzzle, cells, forged)).toContain('the step.message.');
    }
  });

  it('that is no step at all', () => {
    const { puzzle, cells } = samples[0];
    const forged = [
      null,
      undefined,
      5,
      'line',
      [],
      {},
      { kind: 'constructor' },
      { kind: { toString: 1 } },
    ];
    for (const step of forged) {
      expect(verifyStep(puzzle, cells, step as Sample['step'])).toContain('are not verified here');
    }
  });

  it('that tells of a cell twice, or rests on one twice', () => {
    for (const { puzzle, cells, step } of samples) {
      const twice = [...step.conclusions, ...step.conclusions];
      expect(verifyStep(puzzle, cells, { ...step, conclusions: twice })).toContain('twice');
    }
    const twice = sharesWith({ evidence: [0, 0] });
    expect(verifyStep(TWO_CELLS, OPEN, twice)).toContain(
      '.shares[0].evidence names something twice',
    );
  });

  it('on marks of another board, or on marks that leave a cell nothing', () => {
    const { puzzle, cells, step } = samples[0];
    const marks = [
      cells.slice(1),
      cells.with(0, 0),
      cells.with(0, 1 << puzzle.palette.length),
      cells.with(0, -1),
      [...cells] as unknown as Int32Array,
    ];
    for (const one of marks) expect(verifyStep(puzzle, one, step)).toMatch(/marks/);
  });
});

it('the verifier takes a zero below zero for zero, as numbers do', () => {
  const truth = sumWith({ conclusions: [{ cell: -0, candidates: 2 }] });
  expect(verifyStep(TWO_CELLS, OPEN, truth)).toBe(
    verifyStep(TWO_CELLS, OPEN, sumWith({ conclusions: [{ cell: 0, candidates: 2 }] })),
  );
});

it('the verifier by search takes no conclusion that is out of range, and never throws', async () => {
  for (const conclusions of [
    [{ cell: 'length', candidates: 1 }],
    [{ cell: 0, candidates: 7 }],
    [{ cell: 0, candidates: 3 }],
    [{ cell: 9, candidates: 1 }],
    [null],
    null,
  ]) {
    const step = { conclusions } as Parameters<typeof verifySearch>[2];
    expect(await verifySearch(TWO_CELLS, OPEN, step)).toBeDefined();
  }
  const step = { conclusions: [{ cell: 0, candidates: 2 }] };
  expect(await verifySearch(TWO_CELLS, OPEN, step)).toBeUndefined();
  expect(await verifySearch(TWO_CELLS, OPEN.slice(1), step)).toMatch(/marks/);
});

describe('forged steps', () => {
  it('prove nothing that is false, and do not make the verifier throw', () => {
    const random = makeRandom(17);
    const genuine = samplesOf(random, 3);
    for (const sample of genuine) expect(verifiedStep(sample, sample.step)).toBeUndefined();
    const refused = tryForgeries(random, genuine, 3000);
    // Some forgeries do no harm and pass. If all were refused, the forgeries would differ too much
    // from right steps.
    expect(refused).toBeGreaterThan(2500);
    expect(refused).toBeLessThan(2970);
  });
});
