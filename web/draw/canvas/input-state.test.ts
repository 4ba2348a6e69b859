import { describe, expect, it } from 'vitest';
import { emptyPicture, withGivenCells } from '../drawing/picture.ts';
import { begin, extend, finishDrawStroke, makeInputState } from './input-state.ts';

const at = (row: number, column: number) => ({ row, column });
const GIVEN = withGivenCells(emptyPicture(3), [0], true);
const TOOLS = { picture: GIVEN, tool: 'given', colour: 1, mirror: 'none' } as const;

function stroke(from: number, to: number, isErasing = false) {
  const state = makeInputState();
  begin(state, TOOLS, at(0, from), isErasing);
  extend(state, TOOLS, at(0, to));
  return finishDrawStroke(state, TOOLS);
}

describe('a stroke of the tool for given cells', () => {
  it('makes cells given, or no longer given from a given cell on', () => {
    expect(stroke(1, 2)).toEqual({ cells: [1, 2], isGiven: true });
    expect(stroke(0, 1)).toEqual({ cells: [0, 1], isGiven: false });
  });

  it('makes no cell given with the second button', () => {
    expect(stroke(1, 2, true)).toEqual({ cells: [1, 2], isGiven: false });
  });
});
