import { describe, expect, it } from 'vitest';
import type { LineStep } from '../../../src/explain/model/step.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { emptyPlay } from '../../board/state/play-state.ts';
import {
  answerAfter,
  correctMoves,
  markOfFact,
  nextHintLevel,
  offersMore,
  type ShownAnswer,
} from './answer.ts';

const STEP: LineStep = {
  kind: 'line',
  technique: 'overlap',
  tier: 3,
  line: 0,
  blocks: [0],
  evidence: [3],
  mentions: [],
  conclusions: [
    { cell: 0, candidates: 0b10 },
    { cell: 1, candidates: 0b01 },
  ],
  message: { key: 'overlap', params: {} },
};
const HINT: ShownAnswer & { kind: 'hint' } = {
  kind: 'hint',
  step: STEP,
  name: 'Overlap',
  crossed: [],
  sentences: ['a', 'b', 'c'],
  level: 1,
};
const MISTAKES = { verdict: 'unique', fits: 'no', lines: [], wrong: [1, 2] } as const;
const CHECK: ShownAnswer = {
  kind: 'check',
  finding: { kind: 'wrong', cells: [1, 2] },
  mistakes: MISTAKES,
  correct: 3,
  isShown: true,
};

/** Returns marks from a drawing: `#` painted, `x` a cross, `.` unmarked. */
function cells(drawn: string): Uint8Array {
  return Uint8Array.from(drawn, (sign) => '.x#'.indexOf(sign));
}

/** Returns the answer that still holds after a move, or after an undo. */
const left = (answer: ShownAnswer, from: string, to: string, isUndo = false) => {
  const more = [{ kind: 'paint', changes: [], at: 0 }] as const;
  const [before, after] = isUndo ? [more, []] : [[], more];
  return answerAfter(
    answer,
    { cells: cells(from), past: before },
    { cells: cells(to), past: after },
  );
};

describe('a hint', () => {
  it('tells more each time, up to the cells', () => {
    expect([
      nextHintLevel(HINT).level,
      nextHintLevel(nextHintLevel(HINT)).level,
      nextHintLevel(nextHintLevel(nextHintLevel(HINT))).level,
    ]).toEqual([2, 3, 3]);
  });

  it('stays while it is followed, and goes when all of it is done', () => {
    expect(left(HINT, '....', '#...')).toBe(HINT);
    expect(left(HINT, '#...', '#x..')).toBeUndefined();
  });

  it('goes with any other mark, also in its cells', () => {
    expect(left(HINT, '....', '..#.')).toBeUndefined();
    expect(left(HINT, '....', 'x...')).toBeUndefined();
    expect(left(HINT, '...x', '#...')).toBeUndefined();
  });

  it('stays when no mark changes', () => {
    expect(left(HINT, '..#.', '..#.')).toBe(HINT);
  });
});

describe('a check', () => {
  it('loses the mistakes that are mended, one by one', () => {
    const one = left(CHECK, '.##.', '.#..');
    expect(one).toMatchObject({ finding: { cells: [1] }, mistakes: { wrong: [1] } });
    expect(one && left(one, '.#..', '....')).toBeUndefined();
  });

  it('is over with another mark, and when nothing was shown', () => {
    expect(left(CHECK, '.##.', '###.')).toBeUndefined();
    expect(left({ ...CHECK, isShown: false }, '.##.', '.#..')).toBeUndefined();
  });
});

describe('the last correct position', () => {
  const play = emptyPlay(puzzleOfLengths([[1]], [[1]]));
  const past = Array.from({ length: 5 }, () => ({ kind: 'paint', changes: [], at: 0 }) as const);

  it('is counted from the first move', () => {
    expect(correctMoves({ ...MISTAKES, back: { takeBack: 2, move: 2 } }, { ...play, past })).toBe(
      3,
    );
    expect(correctMoves(MISTAKES, { ...play, past })).toBeUndefined();
  });

  it('is forgotten when moves are taken back', () => {
    expect(left(CHECK, '.##.', '.#..')).toMatchObject({ correct: 3 });
    expect(left(CHECK, '.##.', '.#..', true)).toBeUndefined();
    expect(left(CHECK, '.##.', '.##.', true)).toBeUndefined();
  });
});

describe('other help', () => {
  it('is over with the next mark', () => {
    expect(
      left({ ...HINT, kind: 'made', sentence: 'done', before: new Uint8Array(0) }, '....', '...x'),
    ).toBeUndefined();
  });
});

describe('markOfFact', () => {
  it.each([
    [0b001, 1],
    [0b010, 2],
    [0b100, 3],
    [0b011, undefined],
  ])('of %i is %s', (candidates, mark) => {
    expect(markOfFact({ cell: 0, candidates })).toBe(mark);
  });
});

describe('buttons of an answer', () => {
  it('are those of hints and mistakes, and not of a mere sentence', () => {
    expect([HINT, CHECK].map(offersMore)).toEqual([true, true]);
    const fine: ShownAnswer = { ...CHECK, finding: { kind: 'fine' } };
    const said: ShownAnswer = { kind: 'sentence', sentence: 'done' };
    expect([fine, said].map(offersMore)).toEqual([false, false]);
  });
});
