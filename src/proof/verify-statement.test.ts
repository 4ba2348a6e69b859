import { describe, expect, it } from 'vitest';
import { placesOf } from '../../test/block-places.ts';
import {
  randomPuzzle,
  withBlottedBlocks,
  withGivenCells,
  withUnknownLines,
} from '../../test/boards.ts';
import { solveSlowly } from '../../test/brute-force.ts';
import { makeRandom, type Random } from '../engine/random.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { firstBound, settleLevelZero } from './clause-checker.ts';
import { startVerification, verifyStatement } from './verify-statement.ts';

/** A solution as the colour of each cell, then the places of all blocks. */
type Truth = readonly number[];

function truthsOf(puzzle: Puzzle): Truth[] {
  const clues = [...puzzle.rows, ...puzzle.columns];
  return solveSlowly(puzzle).map((text) => {
    const rows = text.split('/').map((row) => [...row].map(Number));
    const columns = rows[0].map((_, c) => rows.map((row) => row[c]));
    const places = [...rows, ...columns].map((cells, line) => placesOf(clues[line] ?? [], cells));
    return [...rows.flat(), ...places.flat()];
  });
}

function holds(truth: Truth, cells: number, clause: readonly number[]): boolean {
  for (let i = 0; i < clause.length; i += 2) {
    const [slot, value] = [clause[i], clause[i + 1]];
    const place = truth[cells + ((slot - firstBound(cells)) >> 1)];
    if (slot < cells ? (1 << truth[slot]) & value : (slot & 1 ? -place : place) >= value)
      return true;
  }
  return false;
}

/** Makes a clause of random cells, masks, blocks and bounds; some bounds lie beyond the line. */
function randomClause(
  random: Random,
  { width, height, ...puzzle }: Puzzle,
  size: number,
): number[] {
  const cells = width * height;
  const blocks = [...puzzle.rows, ...puzzle.columns].flatMap((clue) => clue ?? []);
  const places = blocks.length + blocks.filter(({ length }) => length === null).length;
  return Array.from({ length: size }).flatMap(() => {
    const subject = random.below(cells + places);
    if (subject < cells) return [subject, random.below(2 ** puzzle.palette.length)];
    const slot = firstBound(cells) + 2 * (subject - cells);
    const place = random.below(Math.max(width, height) + 1);
    return random.below(2) === 0 ? [slot, place] : [slot + 1, -place];
  });
}

/** Returns the cells of a solution as masks. */
function gridOf(truth: Truth, cells: number): Int32Array {
  return Int32Array.from(truth.slice(0, cells), (colour) => 1 << colour);
}

/** Each variant makes a puzzle that says less, or more, than its clues. */
const VARIANTS: Readonly<Record<string, (random: Random, puzzle: Puzzle) => Puzzle>> = {
  'exact clues': (_, puzzle) => puzzle,
  'blotted blocks': (random, puzzle) => withBlottedBlocks(random, puzzle, 0.4),
  'unknown lines': (random, puzzle) => withUnknownLines(random, puzzle, 0.2),
  'all of these and given cells': (random, puzzle) =>
    withGivenCells(
      random,
      withUnknownLines(random, withBlottedBlocks(random, puzzle, 0.3), 0.1),
      0.1,
      undefined,
    ),
};

describe('verifying statements', () => {
  it.each(Object.entries(VARIANTS))(
    'accepts only clauses that every solution left satisfies, with %s',
    (_, variant) => {
      const random = makeRandom(3);
      const tally = { accepted: 0, refused: 0, refuted: 0, several: 0 };
      for (let round = 0; round < 2000; round++) {
        const [width, height] = [1 + random.below(4), 1 + random.below(4)];
        const colours = 1 + random.below(2);
        const puzzle = variant(
          random,
          randomPuzzle(random, width, height, colours, 0.5, round % 4 === 0 ? 2 : 0),
        );
        const cells = width * height;
        let left = truthsOf(puzzle);
        if (left.length > 1) tally.several++;
        const verification = startVerification(puzzle);
        settleLevelZero(verification.checker);
        for (let i = 0; i < 12; i++) {
          if (left.length > 0 && random.below(40) === 0) {
            const at = random.below(left.length);
            const statement = { kind: 'solution', cells: gridOf(left[at], cells) } as const;
            expect(verifyStatement(verification, statement)).toBeUndefined();
            left = left.toSpliced(at, 1);
          }
          if (random.below(6) === 0) {
            const numbers = [1 + random.below(verification.clauses + 1)];
            expect(verifyStatement(verification, { kind: 'deleted', numbers })).toBeUndefined();
          }
          const isOpen = !verification.checker.isRefuted;
          const clause = randomClause(random, puzzle, random.below(5));
          const isAccepted =
            verifyStatement(verification, { kind: 'learnt', clause: [...clause] }) === undefined;
          if (isOpen) tally[isAccepted ? 'accepted' : 'refused']++;
          const isImplied = left.every((truth) => holds(truth, cells, clause));
          if (isAccepted && !isImplied) {
            const { rows, columns } = puzzle;
            throw new Error(JSON.stringify({ round, i, rows, columns, clause }));
          }
          if (!isAccepted) verification.clauses--;
        }
        if (verification.checker.isRefuted) {
          tally.refuted++;
          expect(left).toEqual([]);
        }
      }
      expect(Math.min(...Object.values(tally))).toBeGreaterThan(100);
    },
  );
});
