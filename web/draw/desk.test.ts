import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { type Channel, type Desk, makeDesk, type Word } from './desk.ts';
import { loadSketch } from './kept-sketch.ts';
import { emptyPicture, withCells } from './picture.ts';
import { drawnOn, type Sketch, startSketch } from './sketch.ts';

const START = startSketch(emptyPicture(2));

function stroke(cell: number) {
  return (sketch: Sketch): Sketch => drawnOn(sketch, withCells(sketch.history.picture, [cell], 1));
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
    const moving = desk.savedAs('own-2');
    desk.edit(stroke(1));
    await moving;
    expect([await keptAt(undefined), await keptAt('own-2')]).toEqual([undefined, '1100']);
    desk.edit(stroke(2));
    expect([await keptAt(undefined), await keptAt('own-2')]).toEqual([undefined, '1110']);
  });
});

/** A channel as those of a browser: each hears the others. */
function makeChannels() {
  const listeners = new Map<Channel, (event: { readonly data: Word }) => void>();
  const said: (string | undefined)[] = [];
  const open = (): Channel => {
    const channel: Channel = {
      postMessage: (data) => {
        if (!listeners.has(channel)) throw new Error('the channel is closed');
        said.push(data.id);
        for (const [other, listen] of listeners) if (other !== channel) listen({ data });
      },
      addEventListener: (_, listen) => listeners.set(channel, listen),
      close: () => listeners.delete(channel),
    };
    return channel;
  };
  return { open, said };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

function cellsOn({ store }: Desk): string {
  return store.getState().history.picture.drawing.cells.join('');
}

describe('two desks with one drawing', () => {
  it('are one, with what can be undone', async () => {
    const { open, said } = makeChannels();
    const [a, b] = [makeDesk('own-3', START), makeDesk('own-3', START)];
    a.join(open());
    b.join(open());
    a.edit(stroke(0));
    await settle();
    expect(cellsOn(b)).toBe('1000');
    b.edit(stroke(1));
    await settle();
    expect(cellsOn(a)).toBe('1100');
    expect(a.store.getState().history.past).toHaveLength(2);
    expect(said).toEqual(['own-3', 'own-3']);
  });

  it('leave another drawing alone', async () => {
    const { open } = makeChannels();
    const [a, b] = [makeDesk('own-4', START), makeDesk('own-5', START)];
    a.join(open());
    b.join(open());
    a.edit(stroke(0));
    await settle();
    expect(cellsOn(b)).toBe('0000');
  });

  it('go along to the library, where both draw on', async () => {
    const { open } = makeChannels();
    const [a, b] = [makeDesk(undefined, START), makeDesk(undefined, START)];
    const heard: string[] = [];
    a.join(open());
    b.join(open(), (id) => heard.push(id));
    a.edit(stroke(0));
    await a.savedAs('own-8');
    await settle();
    expect([heard, cellsOn(b)]).toEqual([['own-8'], '1000']);
    b.edit(stroke(1));
    await settle();
    expect([await keptAt(undefined), await keptAt('own-8')]).toEqual([undefined, '1100']);
    expect(cellsOn(a)).toBe('1100');
    await a.savedAs('own-8');
    expect(heard).toEqual(['own-8', 'own-8']);
  });

  it('find what they did not hear of, and nothing else', async () => {
    const [a, b] = [makeDesk('own-6', START), makeDesk('own-6', START)];
    a.edit(stroke(2));
    await b.look();
    expect(cellsOn(b)).toBe('0010');
    const before = b.store.getState();
    await b.look();
    expect(b.store.getState()).toBe(before);
  });

  it('tell of the last write before they leave', async () => {
    const { open, said } = makeChannels();
    const desk = makeDesk('own-7', START);
    const leave = desk.join(open());
    desk.edit(stroke(0));
    leave();
    await settle();
    expect(said).toEqual(['own-7']);
    desk.edit(stroke(1));
    await settle();
    expect(said).toEqual(['own-7']);
  });
});
