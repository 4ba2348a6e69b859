import { describe, expect, it } from 'vitest';
import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import type { Difficulty } from '../../storage/records.ts';
import type { Solve } from '../../storage/solve.ts';
import type { NamedEntry } from '../named-entry.ts';
import { surprisingPuzzle } from './surprise.ts';

/** Returns a puzzle whose id tells its side and its difficulty. */
function entry(side: number, difficulty: Difficulty, state: NamedEntry['state'] = 'new') {
  const id = `${side} ${difficulty}`;
  const facts = { width: side, height: 5, colours: 1, origin: {}, pack: 'classics' } as const;
  const words = { name: id, packTitle: '', searched: '', packWords: '' };
  return { id, ...facts, ...words, difficulty, state };
}

function solve(side: number, difficulty: Difficulty, solvedBy: Solve['solvedBy'] = 'me'): Solve {
  const facts = { puzzleId: '', colours: 1, elapsed: 0, finished: 0 };
  return { width: 5, height: side, difficulty, solvedBy, ...facts };
}

const SIDES = [5, 10, 15, 20, 25, 40];
const ENTRIES = SIDES.flatMap((side) => UNIQUE_LABELS.map((label) => entry(side, label)));
const SOLVED = [5, 5, 5, 15, 15, 20, 15, 15, 15, 10].map((side) => solve(side, 'medium'));

/** Returns the ids of all puzzles that chance can bring. */
function surprises(
  entries: readonly NamedEntry[],
  solves: readonly Solve[],
  { isNewcomer = false, isStep = false } = {},
): readonly string[] {
  const found = Array.from({ length: 100 }, (_, draw) => {
    const numbers = [isStep ? 0 : 0.9, draw / 100];
    return surprisingPuzzle(entries, { isNewcomer, solves }, () => numbers.shift() ?? 0)?.id;
  });
  return [...new Set(found.filter((id) => id !== undefined))];
}

describe('a surprise', () => {
  const small = ['5 trivial', '5 easy', '10 trivial', '10 easy'];

  it('is small and easy for newcomers, and for those who solved nothing themselves', () => {
    expect(surprises(ENTRIES, SOLVED, { isNewcomer: true })).toEqual(small);
    expect(surprises(ENTRIES, [], { isStep: true })).toEqual(small);
    expect(surprises(ENTRIES, [solve(25, 'hard', 'solver')])).toEqual(small);
  });

  it('is near to what was solved lately', () => {
    expect(surprises(ENTRIES, SOLVED)).toEqual(['15 easy', '15 medium']);
  });

  it('goes by what the library knows of puzzles whose games are not rated yet', () => {
    const unrated = (puzzleId: string): Solve => {
      const { difficulty: _, ...rest } = solve(5, 'easy');
      return { ...rest, puzzleId };
    };
    const known = ['5 easy', '5 medium', 'own-1'].map(unrated);
    expect(surprises(ENTRIES, known)).toEqual(['5 trivial', '5 easy']);
    const unknown = ['own-1', 'own-2', 'own-3'].map(unrated);
    expect(surprises(ENTRIES, unknown, { isStep: true })).toEqual(['5 trivial', '5 easy']);
    expect(surprises(ENTRIES, [...unknown, solve(5, 'hard')])).toEqual(['5 medium', '5 hard']);
  });

  it('is a step harder now and then, and never harder than extreme', () => {
    expect(surprises(ENTRIES, SOLVED, { isStep: true })).toEqual(['15 hard']);
    const hardest = [solve(40, 'extreme')];
    expect(surprises(ENTRIES, hardest, { isStep: true })).toEqual(['40 extreme']);
  });

  it('is what comes nearest where the filters leave nothing better', () => {
    const large = ENTRIES.filter(({ width }) => width > 20);
    expect(surprises(large, [])).toEqual(['25 trivial', '25 easy']);
    expect(surprises([entry(15, 'unknown'), entry(25, 'expert')], SOLVED)).toEqual(['25 expert']);
  });

  it('is never solved or without a solution', () => {
    expect(surprises([entry(5, 'easy', 'solved'), entry(5, 'none')], [])).toEqual([]);
  });
});
