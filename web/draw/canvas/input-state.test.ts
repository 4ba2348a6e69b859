import { describe, expect, it } from 'vitest';
import { emptyPicture, withGivenCells } from '../drawing/picture.ts';
import { begin, extend, finishDrawStroke, makeInputState } from './input-state.ts';

type Tools = Parameters<typeof finishDrawStroke>[1];

const at = (row: number, column: number) => ({ row, column });
const GIVEN = withGivenCells(emptyPicture(3), [0], true);
const TOOLS: Tools = {
  picture: GIVEN,
  tool: 'given',
  colour: 1,
  mirror: 'none',
  kept: undefined,
  isMarking: false,
};

function stroke(from: number, to: number, isErasing = false, tools: Tools = TOOLS) {
  const state = makeInputState();
  begin(state, tools, at(0, from), isErasing);
  extend(state, tools, at(0, to));
  return finishDrawStroke(state, tools);
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

describe('a stroke that marks cells to be kept', () => {
  const kept = GIVEN.given;
  const marking = (tool: Tools['tool']): Tools => ({ ...TOOLS, tool, kept, isMarking: true });

  it('paints nothing with any tool, and takes marks away from a marked cell on', () => {
    expect(stroke(1, 2, false, marking('pencil'))).toEqual({ cells: [1, 2], isKept: true });
    expect(stroke(1, 2, false, marking('given'))).toEqual({ cells: [1, 2], isKept: true });
    expect(stroke(0, 1, false, marking('line'))).toEqual({ cells: [0, 1], isKept: false });
  });

  it('takes marks away with the eraser and with the second button', () => {
    expect(stroke(1, 2, false, marking('eraser'))).toEqual({ cells: [1, 2], isKept: false });
    expect(stroke(1, 2, true, marking('pencil'))).toEqual({ cells: [1, 2], isKept: false });
  });
});
