import { describe, expect, it } from 'vitest';
import {
  redoneDrawing,
  replacedDrawing,
  sameDrawingState,
  startDrawing,
  undoneDrawing,
  withPicture,
} from './drawing-state.ts';
import { emptyPicture, withCells } from './picture.ts';

const EMPTY = emptyPicture(2);
const DOT = withCells(EMPTY, [0], 1);
const dot = startDrawing(DOT, { title: 'Dot' });

describe('another drawing', () => {
  it('has another title, and undo leads back to picture and title', () => {
    const fresh = replacedDrawing(dot, EMPTY, {});
    expect([fresh.history.picture, fresh.meta]).toEqual([EMPTY, {}]);
    const back = undoneDrawing({ ...fresh, meta: { title: 'Next' } });
    expect([back.history.picture, back.meta]).toEqual([DOT, { title: 'Dot' }]);
    const again = redoneDrawing(back);
    expect([again.history.picture, again.meta]).toEqual([EMPTY, { title: 'Next' }]);
    expect(undoneDrawing(again).meta).toEqual({ title: 'Dot' });
  });

  it('is none where it is the same', () => {
    expect(replacedDrawing(dot, DOT, { title: 'Dot', author: '' })).toBe(dot);
  });
});

describe('undo', () => {
  it('leaves the title alone', () => {
    const drawn = { ...withPicture(startDrawing(EMPTY), DOT), meta: { title: 'Dot' } };
    const back = undoneDrawing(drawn);
    expect([back.history.picture, back.meta]).toEqual([EMPTY, { title: 'Dot' }]);
    expect(redoneDrawing(back)).toEqual(drawn);
  });

  it('of nothing is nothing', () => {
    expect([undoneDrawing(dot), redoneDrawing(dot), withPicture(dot, DOT)]).toEqual([
      dot,
      dot,
      dot,
    ]);
    expect(undoneDrawing(dot)).toBe(dot);
  });
});

describe('the state of a drawing', () => {
  it('are the same with as much undo, one picture and one title', () => {
    expect(sameDrawingState(dot, startDrawing(withCells(EMPTY, [0], 1), { title: 'Dot' }))).toBe(
      true,
    );
    expect(sameDrawingState(dot, startDrawing(DOT))).toBe(false);
    expect(sameDrawingState(dot, startDrawing(EMPTY, { title: 'Dot' }))).toBe(false);
    expect(
      sameDrawingState(dot, { ...withPicture(startDrawing(EMPTY), DOT), meta: dot.meta }),
    ).toBe(false);
  });
});
