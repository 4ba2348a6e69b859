import { describe, expect, it } from 'vitest';
import type { LineStep, SearchStep } from '../../../src/explain/model/step.ts';
import { answerHighlights, cellInSight, withWrong } from './answer-highlights.ts';

const STEP: LineStep = {
  kind: 'line',
  technique: 'overlap',
  tier: 3,
  line: 4,
  blocks: [0, 2],
  evidence: [7],
  mentions: [],
  conclusions: [{ cell: 9, candidates: 0b10 }],
  message: { key: 'overlap', params: {} },
};
const SEARCH: SearchStep = {
  kind: 'search',
  technique: 'search',
  tier: 6,
  conclusions: [{ cell: 9, candidates: 0b10 }],
  message: { key: 'search', params: {} },
};
const TOLD = { step: STEP, name: 'Overlap', crossed: [] } as const;
const SENTENCES = ['look', 'why', 'cells'];

describe('a hint points', () => {
  const at = (level: 1 | 2 | 3) =>
    answerHighlights({ kind: 'hint', ...TOLD, sentences: SENTENCES, level });

  it('first at the line, then at what it rests on, at last at what follows', () => {
    expect(at(1)).toEqual({ lines: [4] });
    expect(at(2)).toMatchObject({
      evidence: [7],
      conclusions: [],
      blocks: [
        { line: 4, block: 0 },
        { line: 4, block: 2 },
      ],
    });
    expect(at(3)).toMatchObject({ evidence: [7], conclusions: [9] });
  });

  it('at the cell where there is no line', () => {
    expect(
      answerHighlights({ kind: 'hint', ...TOLD, step: SEARCH, sentences: SENTENCES, level: 1 }),
    ).toEqual({
      conclusions: [9],
    });
  });
});

describe('a check points', () => {
  const mistakes = { verdict: 'unique', fits: 'no', lines: [], wrong: [1] } as const;
  const check = {
    kind: 'check',
    finding: { kind: 'wrong', cells: [1] },
    mistakes,
    correct: 0,
  } as const;

  it('at nothing until that is asked for', () => {
    expect(answerHighlights({ ...check, isShown: false })).toEqual({});
    expect(answerHighlights({ ...check, isShown: true })).toEqual({ wrong: [1] });
  });
});

describe('why something is wrong', () => {
  const mistakes = { verdict: 'unique', fits: 'no', lines: [], wrong: [1, 2] } as const;
  const why = { kind: 'why', mistakes, correct: 0 } as const;

  it('points at marks of a line, or at the cell that steps lead to', () => {
    expect(answerHighlights({ ...why, reason: { line: 3, cells: [1, 4] } })).toEqual({
      lines: [3],
      wrong: [1, 4],
    });
    const reason = { sentence: 'why', cell: 2 };
    expect(answerHighlights({ ...why, reason })).toEqual({ wrong: [2] });
    expect(answerHighlights({ ...why, reason: { sentence: 'search' } })).toEqual({});
  });
});

describe('withWrong', () => {
  it('adds to what is wrong already', () => {
    expect(withWrong({ wrong: [1], lines: [2] }, [5])).toEqual({ wrong: [1, 5], lines: [2] });
    expect(withWrong({}, [])).toEqual({});
  });
});

describe('cellInSight', () => {
  const size = { width: 3, height: 2 };

  it('is what follows, what is wrong, or the beginning of the line', () => {
    expect(cellInSight({ lines: [1], evidence: [2], conclusions: [4] }, size)).toBe(4);
    expect(cellInSight({ lines: [1], wrong: [0] }, size)).toBe(0);
    expect([0, 1, 2, 4].map((line) => cellInSight({ lines: [line] }, size))).toEqual([0, 3, 0, 2]);
    expect(cellInSight({}, size)).toBeUndefined();
  });
});
