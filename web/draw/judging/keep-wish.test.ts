import { describe, expect, it } from 'vitest';
import { emptyPicture, withCells, withMarkedCells } from '../drawing/picture.ts';
import {
  type KeepWish,
  type KeptPart,
  keepWishFor,
  keptOf,
  marksIn,
  NOT_CHOSEN,
  symmetryToKeep,
  withKeptPart,
} from './keep-wish.ts';

const EMPTY = emptyPicture(3, 2);
const MIRRORED = withCells(EMPTY, [0, 2], 1);
const NOTHING = keepWishFor(NOT_CHOSEN, EMPTY);

function wishFor(...parts: KeptPart[]): KeepWish {
  return keepWishFor(parts.reduce(withKeptPart, NOT_CHOSEN), EMPTY);
}

const MARKING = wishFor('marked');

describe('what is kept', () => {
  it('is nothing at first, and all that is painted when that is chosen', () => {
    expect(keptOf(NOTHING, MIRRORED, 'left-right')).toEqual({});
    const wish = wishFor('painted');
    expect(keptOf(wish, MIRRORED, 'left-right')).toEqual({ kept: MIRRORED.drawing });
  });

  it('is what is marked, if anything is', () => {
    const marked = withMarkedCells(MIRRORED, [1], true);
    expect(keptOf(MARKING, marked, 'none')).toEqual({ kept: withCells(EMPTY, [1], 1).drawing });
    expect(keptOf(MARKING, MIRRORED, 'none')).toEqual({});
    expect(keptOf(NOTHING, marked, 'none')).toEqual({});
  });

  it('is what is marked already, unless something is chosen', () => {
    const marked = withMarkedCells(MIRRORED, [1], true);
    expect(keepWishFor(NOT_CHOSEN, marked).keeps).toBe('marked');
    const nothing = withKeptPart(NOT_CHOSEN, 'nothing');
    expect(keepWishFor(nothing, marked).keeps).toBe('nothing');
  });

  it('is marked by strokes until something else is chosen', () => {
    const marked = withMarkedCells(EMPTY, [1], true);
    const wish = wishFor('marked', 'painted');
    expect([MARKING.isMarking, wish.isMarking]).toEqual([true, false]);
    expect([MARKING, wish].map((each) => marksIn(each, marked))).toEqual([
      marked.marked,
      undefined,
    ]);
  });

  it('is the symmetry, where there is one', () => {
    const wish = { ...NOTHING, keepsSymmetry: true };
    const { drawing } = MIRRORED;
    expect(keptOf(wish, MIRRORED, symmetryToKeep(drawing))).toEqual({ symmetry: 'left-right' });
    const others = [EMPTY, withCells(EMPTY, [0], 1)];
    expect(others.map((each) => symmetryToKeep(each.drawing))).toEqual(['none', 'none']);
  });
});
