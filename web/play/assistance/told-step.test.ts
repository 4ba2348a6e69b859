import { describe, expect, it } from 'vitest';
import {
  crossingsAfter,
  explain,
  type LineStep,
  marksAtStart,
  type Step,
} from '../../../src/explain/index.ts';
import { draftOfPicture } from '../../../src/puzzle/draft-of-picture.ts';
import { BLACK_AND_WHITE } from '../../../src/puzzle/palette.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { puzzleOf } from '../../../test/boards.ts';
import { CROSS, masksOf, UNMARKED } from '../../board/state/mark.ts';
import { cellsAfterSteps } from '../playback/cells-at.ts';
import { joinSteps, toldStep } from './told-step.ts';

const SIGNS = '?.#';

function puzzleOfRows(...rows: string[]): Puzzle {
  const cells = Int32Array.from(rows.join(''), (sign) => (sign === '#' ? 0b10 : 1));
  const grid = { width: rows[0].length, height: rows.length, cells };
  return puzzleOf(draftOfPicture(grid, BLACK_AND_WHITE));
}

const PUZZLE = puzzleOfRows('##.', '#..', '..#');

/** Returns marks from a drawing: `#` filled, `.` a cross, `?` unmarked. */
function marksOf(...rows: string[]): Uint8Array {
  return Uint8Array.from(rows.join(''), (sign) => SIGNS.indexOf(sign));
}

function drawn(cells: Uint8Array): string[] {
  const signs = [...cells].map((mark) => SIGNS[mark]).join('');
  return signs.match(/.../g) ?? [];
}

/** A step in a line that fills cells. */
function filling(line: number, ...cells: number[]): LineStep {
  const conclusions = cells.map((cell) => ({ cell, candidates: 0b10 }));
  const message = { key: 'overlap', params: {} };
  const where = { line, blocks: [0], evidence: [], mentions: [] };
  return { kind: 'line', technique: 'overlap', tier: 1, ...where, conclusions, message };
}

function told(before: Uint8Array, step: Step) {
  const shown = toldStep(step, 'Overlap', crossingsAfter(PUZZLE, masksOf(before, 1), step));
  return { lines: shown.crossed, marks: drawn(cellsAfterSteps(before, [shown.step], 1)) };
}

describe('a step that finishes lines', () => {
  it('makes their crosses, too, its own line first', () => {
    expect(told(marksOf('???', '???', '???'), filling(0, 0, 1))).toEqual({
      lines: [0, 4],
      marks: ['##.', '?.?', '?.?'],
    });
  });

  it('leaves alone what the player has finished', () => {
    expect(told(marksOf('##?', '???', '???'), filling(2, 8))).toEqual({
      lines: [2, 5],
      marks: ['##.', '??.', '..#'],
    });
    expect(told(marksOf('##?', '???', '???'), filling(1, 3))).toEqual({
      lines: [1, 3],
      marks: ['##?', '#..', '.??'],
    });
  });

  it('says nothing of lines that have no cell left', () => {
    expect(told(marksOf('??.', '??.', '??#'), filling(0, 0, 1)).lines).toEqual([4]);
  });
});

describe('steps one after another', () => {
  const named = (step: Step) => ({ step, sentence: '', name: '' });

  it('are joined where the next only crosses out what is left', async () => {
    const outcome = explain(PUZZLE);
    if (!outcome.ok) throw new Error('no steps');
    const steps: Step[] = [];
    for await (const step of outcome.value) steps.push(step);
    const shown = joinSteps(PUZZLE, [], steps.map(named));
    expect(shown.length).toBeLessThan(steps.length);
    const joined = shown.map(({ step }) => step);
    const start = new Uint8Array(marksAtStart(PUZZLE).length).fill(UNMARKED);
    expect(cellsAfterSteps(start, joined, joined.length)).toEqual(
      cellsAfterSteps(start, steps, steps.length),
    );
    expect(cellsAfterSteps(start, joined, joined.length)).toContain(CROSS);
  });

  it('are joined with steps that were told before', () => {
    const [crossing] = crossingsAfter(
      PUZZLE,
      masksOf(marksOf('???', '???', '???'), 1),
      filling(0, 0, 1),
    );
    const first = joinSteps(PUZZLE, [], [named(filling(0, 0, 1))]);
    expect(joinSteps(PUZZLE, first, [named(crossing)])).toMatchObject([{ crossed: [0] }]);
    expect(joinSteps(PUZZLE, [], [named(crossing)])).toMatchObject([{ crossed: [] }]);
  });
});
