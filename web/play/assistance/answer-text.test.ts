import { describe, expect, it } from 'vitest';
import type { MessageValues } from '../../../src/explain/words/message-formatter.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { MessageKey } from '../../messages/keys.ts';
import type { ShownAnswer } from './answer.ts';
import { sentenceOfAnswer } from './answer-text.ts';

const PUZZLE = { height: 5 } as Puzzle;
/** Returns the key with the values of its placeholders. */
const text = (key: MessageKey, values: MessageValues = {}): string =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');
const say = (answer: ShownAnswer): string => sentenceOfAnswer(answer, PUZZLE, text, 'en');

describe('sentenceOf', () => {
  it('names rows and columns from 1', () => {
    expect(say({ kind: 'contradictory', lines: [0, 5] })).toBe(
      'play.contradictory.lines given=no lines=play.row number=1 and play.column number=1',
    );
  });

  it('names the network where it is away', () => {
    expect(say({ kind: 'not-loaded', isOffline: true })).toBe('play.not-loaded.offline');
    expect(say({ kind: 'not-loaded', isOffline: false })).toBe('play.not-loaded');
  });

  it('does not list lines without end', () => {
    const lines = Array.from({ length: 9 }, (_, i) => i);
    expect(say({ kind: 'contradictory', lines })).toBe('play.contradictory.many given=no count=9');
    expect(say({ kind: 'contradictory', lines: [] })).toBe('play.contradictory given=no');
  });

  it('says that given cells may be at fault', () => {
    const given = { width: 1, height: 5, cells: Int32Array.of(2, 3, 3, 3, 3) };
    const answer = { kind: 'contradictory', lines: [] } as const;
    expect(sentenceOfAnswer(answer, { ...PUZZLE, given }, text, 'en')).toBe(
      'play.contradictory given=yes',
    );
  });

  it('counts mistakes before it shows them', () => {
    const mistakes = { verdict: 'unique', fits: 'no', lines: [], wrong: [1, 2] } as const;
    const check = {
      kind: 'check',
      finding: { kind: 'wrong', cells: [1, 2] },
      mistakes,
      correct: 0,
    } as const;
    expect(say({ ...check, isShown: false })).toBe('play.check.wrong count=2');
    expect(say({ ...check, isShown: true })).toBe('play.check.shown count=2');
    expect(say({ ...check, finding: { kind: 'fine' }, isShown: false })).toBe('play.check.fine');
  });

  it('says whether the solutions are all that there are', () => {
    const grid = { width: 1, height: 1, cells: Int32Array.of(1) };
    const answer = { kind: 'solutions', solutions: [grid, grid], differing: [0], at: 0 } as const;
    expect(say({ ...answer, complete: true })).toBe('play.solutions.all count=2 cells=1');
    expect(say({ ...answer, complete: false })).toBe('play.solutions.some count=2 cells=1');
    expect(say({ ...answer, solutions: [grid], complete: false })).toBe('play.solutions.one');
  });

  it('tells the level of a hint that was asked for', () => {
    const told = { step: { kind: 'search' } as never, name: '', crossed: [] };
    const hint = { ...told, kind: 'hint', sentences: ['look', 'why', 'cells'] } as const;
    expect([1, 2, 3].map((level) => say({ ...hint, level: level as 1 | 2 | 3 }))).toEqual([
      'look',
      'why',
      'cells',
    ]);
  });

  it('tells with the cells of a step which lines it finishes', () => {
    const told = { step: { kind: 'line', line: 1 } as never, name: '', sentence: 'cells' };
    const made = { ...told, kind: 'made', before: new Uint8Array(0) } as const;
    expect(say({ ...made, crossed: [] })).toBe('cells');
    expect(say({ ...made, crossed: [1] })).toBe('cells play.step.crossed.own');
    expect(say({ ...made, crossed: [1, 5] })).toBe(
      'cells play.step.crossed lines=play.row number=2 and play.column number=1 count=2',
    );
    const hint = { ...made, kind: 'hint', sentences: ['look', 'why', 'cells'], level: 2 } as const;
    expect(say({ ...hint, crossed: [1] })).toBe('why');
  });
});
