import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import {
  KEEPS_NOTHING,
  keptOf,
  markedIn,
  symmetryToKeep,
  withKeptPart,
  withMarked,
} from './keep-wish.ts';

const EMPTY = makeDrawing(3, 2);
const MIRRORED = painted(EMPTY, [0, 2], 1);
const LARGER = makeDrawing(3, 3);
const MARKING = withKeptPart(KEEPS_NOTHING, 'marked');

describe('what is kept', () => {
  it('is nothing at first, and all that is painted when that is chosen', () => {
    expect(keptOf(KEEPS_NOTHING, MIRRORED, 'left-right')).toEqual({});
    const wish = withKeptPart(KEEPS_NOTHING, 'painted');
    expect(keptOf(wish, MIRRORED, 'left-right')).toEqual({ kept: MIRRORED });
  });

  it('is what was marked, in a drawing of the same size', () => {
    const wish = withMarked(withMarked(MARKING, EMPTY, [1, 2], true), EMPTY, [2], false);
    const marked = painted(EMPTY, [1], 1);
    expect(keptOf(wish, MIRRORED, 'none')).toEqual({ kept: marked });
    expect(keptOf(wish, LARGER, 'none')).toEqual({});
    expect(withMarked(wish, LARGER, [0], true).marked).toEqual(painted(LARGER, [0], 1));
  });

  it('forgets no mark while something else is chosen', () => {
    const wish = withKeptPart(withMarked(MARKING, EMPTY, [1], true), 'painted');
    expect([wish.isMarking, markedIn(wish, EMPTY)]).toEqual([false, undefined]);
    expect(markedIn(withKeptPart(wish, 'marked'), EMPTY)).toEqual(painted(EMPTY, [1], 1));
  });

  it('is the symmetry, where there is one', () => {
    const wish = { ...KEEPS_NOTHING, keepsSymmetry: true };
    expect(keptOf(wish, MIRRORED, symmetryToKeep(MIRRORED))).toEqual({ symmetry: 'left-right' });
    expect([EMPTY, painted(EMPTY, [0], 1)].map(symmetryToKeep)).toEqual(['none', 'none']);
  });
});
