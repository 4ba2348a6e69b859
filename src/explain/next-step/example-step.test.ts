import { describe, expect, it } from 'vitest';
import { allCandidates } from '../../puzzle/palette.ts';
import { evidenceOf, type LineStep, TECHNIQUES, type Technique } from '../model/step.ts';
import { exampleOf } from './example-step.ts';

/**
 * Returns a `^` for each cell of the example that the step points at, and a space for the others.
 */
async function pointedAt(technique: Technique): Promise<string> {
  const { board, step } = await exampleOf(technique);
  const evidence = evidenceOf(step);
  return [...board.cells.keys()].map((cell) => (evidence.includes(cell) ? '^' : ' ')).join('');
}

describe('a step of a line points at', () => {
  it.each([
    // The picture is '..###..#..', and the sentence speaks of its 4 painted cells.
    ['line-complete', '  ^^^  ^  '],
    // The marks are '.?#??.??..', and the sentence says how many cells are not blank.
    ['only-filled-remain', '^    ^  ^^'],
    // The marks are '?##?#????', and the sentence speaks of both runs.
    ['splitting', ' ^^ ^    '],
    ['joining', '  ^ ^        '],
    ['punctuating', ' ^^       '],
    ['small-gap', '    ^  ^    '],
    ['forcing', '     ^^          '],
  ] as const)('all marks that its sentence speaks of: %s', async (technique, pointed) => {
    expect(await pointedAt(technique)).toBe(pointed);
  });

  it('the blocks that its sentence speaks of', async () => {
    const { step } = await exampleOf('splitting');
    expect((step as LineStep).blocks).toEqual([0, 1]);
  });

  it('marks alone, inside the board', async () => {
    for (const technique of TECHNIQUES) {
      const { board, step } = await exampleOf(technique);
      if (step.kind !== 'line') continue;
      const all = allCandidates(board.puzzle.palette);
      for (const cell of evidenceOf(step)) {
        expect(cell in board.cells).toBe(true);
        expect(board.cells[cell]).not.toBe(all);
      }
    }
  });
});
