import { describe, expect, it } from 'vitest';
import { allCandidates } from '../../puzzle/palette.ts';
import { evidenceOf, type LineStep, TECHNIQUES, type Technique } from '../model/step.ts';
import { exampleOf } from './example-step.ts';

/** The line of the example, with a sign under each cell that is pointed at. */
async function pointedAt(technique: Technique): Promise<string> {
  const { board, step } = await exampleOf(technique);
  const evidence = evidenceOf(step);
  return [...board.cells.keys()].map((cell) => (evidence.includes(cell) ? '^' : ' ')).join('');
}

describe('a step of a line points at', () => {
  it.each([
    // '..###..#..', with its 4 painted cells
    ['line-complete', '  ^^^  ^  '],
    // '.?#??.??..': "exactly 6 cells are not blank"
    ['only-filled-remain', '^    ^  ^^'],
    // '?##?#????': "the runs of 2 and 1 beside it"
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
