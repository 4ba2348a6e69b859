import { describe, expect, it } from 'vitest';
import { domino, puzzleOf } from '../../../test/boards.ts';
import { clueOfLengths } from '../../puzzle/clue.ts';
import { allCandidates, BLACK_AND_WHITE } from '../../puzzle/palette.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeSheet, mark, type Sheet } from '../model/sheet.ts';
import { nextStep } from '../next-step/next-step.ts';
import { verifySearch } from '../verify/verify-search.ts';
import { searchStep } from './search.ts';

function emptySheet(puzzle: Puzzle): Sheet {
  const size = puzzle.width * puzzle.height;
  return makeSheet(puzzle, new Int32Array(size).fill(allCandidates(puzzle.palette)));
}

describe('search', () => {
  it('settles a cell where nothing else does, and is confirmed by solving again', async () => {
    const puzzle = domino(5);
    const sheet = emptySheet(puzzle);
    for (let step = nextStep(sheet); step !== undefined; step = nextStep(sheet)) {
      mark(sheet, step.conclusions);
    }
    expect(sheet.unknown).toBeGreaterThan(0);
    const found = await searchStep(sheet);
    if (found.found !== 'step') throw new Error('there is one solution');
    const { step } = found;
    expect(await verifySearch(puzzle, sheet.cells, step)).toBeUndefined();
    const conclusions = step.conclusions.map(({ cell, candidates }) => ({
      cell,
      candidates: 3 & ~candidates,
    }));
    expect(await verifySearch(puzzle, sheet.cells, { conclusions })).toBeDefined();
    expect(await verifySearch(puzzle, sheet.cells, step, { limits: { conflicts: 1 } })).toMatch(
      'no end',
    );
  });

  it('says what can be either, what has no solution and when it stopped', async () => {
    const one = clueOfLengths([1]);
    const two = [one, one];
    const sheet = emptySheet(puzzleOf({ rows: two, columns: two, palette: BLACK_AND_WHITE }));
    expect(await searchStep(sheet)).toEqual({ found: 'either', cells: [0, 1, 2, 3] });
    mark(
      sheet,
      [0, 1].map((cell) => ({ cell, candidates: 2 })),
    );
    expect(await searchStep(sheet)).toEqual({ found: 'none' });
    expect(await searchStep(emptySheet(domino(7)), { limits: { conflicts: 1 } })).toEqual({
      found: 'nothing',
    });
  });
});
