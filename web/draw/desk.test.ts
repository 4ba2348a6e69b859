import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { makeDesk } from './desk.ts';
import { changed, startHistory } from './history.ts';
import { loadSketch, type Sketch } from './kept-sketch.ts';
import { emptyPicture, withCells } from './picture.ts';

const START: Sketch = { history: startHistory(emptyPicture(2)), meta: {} };

function stroke(cell: number) {
  return (sketch: Sketch): Sketch => ({
    ...sketch,
    history: changed(sketch.history, withCells(sketch.history.picture, [cell], 1)),
  });
}

async function keptAt(id: string | undefined): Promise<string | undefined> {
  const sketch = await loadSketch(id);
  return sketch?.history.picture.drawing.cells.join('');
}

describe('a desk', () => {
  it('keeps every change', async () => {
    const desk = makeDesk('own-1', START);
    expect(await keptAt('own-1')).toBeUndefined();
    desk.edit((sketch) => sketch);
    expect(await keptAt('own-1')).toBeUndefined();
    desk.edit(stroke(0));
    desk.edit(stroke(3));
    expect(await keptAt('own-1')).toBe('1001');
  });

  it('takes what is drawn while it moves along to the new place', async () => {
    const desk = makeDesk(undefined, START);
    desk.edit(stroke(0));
    const moving = desk.moveTo('own-2');
    desk.edit(stroke(1));
    await moving;
    expect([await keptAt(undefined), await keptAt('own-2')]).toEqual([undefined, '1100']);
    desk.edit(stroke(2));
    expect([await keptAt(undefined), await keptAt('own-2')]).toEqual([undefined, '1110']);
  });
});
