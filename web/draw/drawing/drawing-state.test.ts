import { describe, expect, it } from 'vitest';
import {
  begunAnew,
  drawnOn,
  redoneSketch,
  sameSketch,
  startSketch,
  undoneSketch,
} from './drawing-state.ts';
import { emptyPicture, withCells } from './picture.ts';

const EMPTY = emptyPicture(2);
const DOT = withCells(EMPTY, [0], 1);
const dot = startSketch(DOT, { title: 'Dot' });

describe('another drawing', () => {
  it('has another title, and undo leads back to picture and title', () => {
    const fresh = begunAnew(dot, EMPTY, {});
    expect([fresh.history.picture, fresh.meta]).toEqual([EMPTY, {}]);
    const back = undoneSketch({ ...fresh, meta: { title: 'Next' } });
    expect([back.history.picture, back.meta]).toEqual([DOT, { title: 'Dot' }]);
    const again = redoneSketch(back);
    expect([again.history.picture, again.meta]).toEqual([EMPTY, { title: 'Next' }]);
    expect(undoneSketch(again).meta).toEqual({ title: 'Dot' });
  });

  it('is none where it is the same', () => {
    expect(begunAnew(dot, DOT, { title: 'Dot', author: '' })).toBe(dot);
  });
});

describe('undo', () => {
  it('leaves the title alone', () => {
    const drawn = { ...drawnOn(startSketch(EMPTY), DOT), meta: { title: 'Dot' } };
    const back = undoneSketch(drawn);
    expect([back.history.picture, back.meta]).toEqual([EMPTY, { title: 'Dot' }]);
    expect(redoneSketch(back)).toEqual(drawn);
  });

  it('of nothing is nothing', () => {
    expect([undoneSketch(dot), redoneSketch(dot), drawnOn(dot, DOT)]).toEqual([dot, dot, dot]);
    expect(undoneSketch(dot)).toBe(dot);
  });
});

describe('sketches', () => {
  it('are the same with as much undo, one picture and one title', () => {
    expect(sameSketch(dot, startSketch(withCells(EMPTY, [0], 1), { title: 'Dot' }))).toBe(true);
    expect(sameSketch(dot, startSketch(DOT))).toBe(false);
    expect(sameSketch(dot, startSketch(EMPTY, { title: 'Dot' }))).toBe(false);
    expect(sameSketch(dot, { ...drawnOn(startSketch(EMPTY), DOT), meta: dot.meta })).toBe(false);
  });
});
