import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../storage/database.ts';
import type { TabChannel } from '../../storage/shared-document/run-effect.ts';
import { makeStorage } from '../../storage/storage.ts';
import { forgetDrawingRecord, keepDrawingRecord, loadDrawingRecord } from './drawing-record.ts';
import { startDrawing } from './drawing-state.ts';
import { type DrawingMessage, type DrawingStore, makeDrawingStore } from './drawing-store.ts';
import { emptyPicture, withCells } from './picture.ts';

const storage = makeStorage(openDatabase);

const START = startDrawing(emptyPicture(2));

type DrawingChannel = TabChannel<DrawingMessage>;

function stroke({ store, dispatch }: DrawingStore, cell: number): void {
  const { picture } = store.getState().document.own.history;
  void dispatch({ type: 'drawn', picture: withCells(picture, [cell], 1) });
}

function savedAs({ dispatch }: DrawingStore, id: string): Promise<void> {
  return dispatch({ type: 'became', id });
}

async function catchUp({ dispatch }: DrawingStore): Promise<void> {
  await dispatch({ type: 'woke' });
  await settle();
}

async function keptAt(id: string | undefined): Promise<string | undefined> {
  const state = await loadDrawingRecord(storage, id);
  return state?.history.picture.drawing.cells.join('');
}

describe('the store of a drawing', () => {
  it('keeps every change', async () => {
    const store = makeDrawingStore(storage, 'own-1', START);
    expect(await keptAt('own-1')).toBeUndefined();
    void store.dispatch({ type: 'undo' });
    expect(await keptAt('own-1')).toBeUndefined();
    stroke(store, 0);
    stroke(store, 3);
    expect(await keptAt('own-1')).toBe('1001');
  });

  it('takes what is drawn while it moves along to the new place', async () => {
    const store = makeDrawingStore(storage, undefined, START);
    stroke(store, 0);
    const moving = savedAs(store, 'own-2');
    stroke(store, 1);
    await moving;
    expect([await keptAt(undefined), await keptAt('own-2')]).toEqual([undefined, '1100']);
    stroke(store, 2);
    expect([await keptAt(undefined), await keptAt('own-2')]).toEqual([undefined, '1110']);
  });
});

/**
 * Makes channels like those of a browser: each channel receives the messages of the other channels.
 */
function makeChannels() {
  const listeners = new Map<DrawingChannel, (event: { readonly data: DrawingMessage }) => void>();
  const said: (string | undefined)[] = [];
  const open = (): DrawingChannel => {
    const channel: DrawingChannel = {
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

/** Waits for enough turns of the event loop for the store to finish. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

function cellsOn({ store }: DrawingStore): string {
  return store.getState().document.own.history.picture.drawing.cells.join('');
}

describe('two tabs with one drawing', () => {
  it('are one, with what can be undone', async () => {
    const { open, said } = makeChannels();
    const [a, b] = [
      makeDrawingStore(storage, 'own-3', START),
      makeDrawingStore(storage, 'own-3', START),
    ];
    a.connect(open());
    b.connect(open());
    stroke(a, 0);
    await settle();
    expect(cellsOn(b)).toBe('1000');
    stroke(b, 1);
    await settle();
    expect(cellsOn(a)).toBe('1100');
    expect(a.store.getState().document.own.history.past).toHaveLength(2);
    expect(said).toEqual(['own-3', 'own-3']);
  });

  it('leave another drawing alone', async () => {
    const { open } = makeChannels();
    const [a, b] = [
      makeDrawingStore(storage, 'own-4', START),
      makeDrawingStore(storage, 'own-5', START),
    ];
    a.connect(open());
    b.connect(open());
    stroke(a, 0);
    await settle();
    expect(cellsOn(b)).toBe('0000');
  });

  it('go along to the library, where both draw on', async () => {
    const { open } = makeChannels();
    const [a, b] = [
      makeDrawingStore(storage, undefined, START),
      makeDrawingStore(storage, undefined, START),
    ];
    const heard: string[] = [];
    a.connect(open());
    b.connect(open(), (id) => heard.push(id));
    stroke(a, 0);
    await savedAs(a, 'own-8');
    await settle();
    expect([heard, cellsOn(b)]).toEqual([['own-8'], '1000']);
    stroke(b, 1);
    await settle();
    expect([await keptAt(undefined), await keptAt('own-8')]).toEqual([undefined, '1100']);
    expect(cellsOn(a)).toBe('1100');
    await savedAs(a, 'own-8');
    expect(heard).toEqual(['own-8', 'own-8']);
  });

  it('find what they did not hear of, and nothing else', async () => {
    const [a, b] = [
      makeDrawingStore(storage, 'own-6', START),
      makeDrawingStore(storage, 'own-6', START),
    ];
    stroke(a, 2);
    await catchUp(b);
    expect(cellsOn(b)).toBe('0010');
    const before = b.store.getState().document.own;
    await catchUp(b);
    expect(b.store.getState().document.own).toBe(before);
  });

  it('find where a drawing went that they did not hear of', async () => {
    const heard: string[] = [];
    const [a, asleep] = [
      makeDrawingStore(storage, undefined, START),
      makeDrawingStore(storage, undefined, START),
    ];
    asleep.connect(makeChannels().open(), (id) => heard.push(id));
    stroke(a, 0);
    await savedAs(a, 'own-9');
    const next = makeDrawingStore(storage, undefined, START);
    stroke(next, 3);
    await savedAs(next, 'own-10');

    await catchUp(asleep);
    expect([heard, cellsOn(asleep)]).toEqual([['own-9'], '1000']);
    stroke(asleep, 1);
    await settle();
    expect([await keptAt(undefined), await keptAt('own-9')]).toEqual([undefined, '1100']);
  });

  it('begin anew where one was moved away before', async () => {
    await savedAs(makeDrawingStore(storage, undefined, START), 'own-11');
    const heard: string[] = [];
    const fresh = makeDrawingStore(storage, undefined, START);
    fresh.connect(makeChannels().open(), (id) => heard.push(id));
    stroke(fresh, 2);
    await settle();
    await catchUp(fresh);
    expect([heard, cellsOn(fresh), await keptAt(undefined)]).toEqual([[], '0010', '0010']);
    await forgetDrawingRecord(storage, undefined);
  });

  it('take what is being written along to the library', async () => {
    const { open } = makeChannels();
    const store = makeDrawingStore(storage, undefined, START);
    store.connect(open());
    const other = open();
    other.addEventListener('message', () => undefined);
    await keepDrawingRecord(storage, 'own-12', START);
    stroke(store, 0);
    other.postMessage({ id: undefined, savedAs: 'own-12' });
    await settle();
    expect([await keptAt(undefined), await keptAt('own-12')]).toEqual([undefined, '1000']);
    expect(cellsOn(store)).toBe('1000');
  });

  it('take what is drawn on waking along to the library', async () => {
    const [a, asleep] = [
      makeDrawingStore(storage, undefined, START),
      makeDrawingStore(storage, undefined, START),
    ];
    await savedAs(a, 'own-15');
    const looking = catchUp(asleep);
    stroke(asleep, 1);
    await looking;
    expect([await keptAt(undefined), await keptAt('own-15')]).toEqual([undefined, '0100']);
  });

  it('tell of a move before they leave', async () => {
    const { open, said } = makeChannels();
    const store = makeDrawingStore(storage, 'own-13', START);
    const leave = store.connect(open());
    // The listener is called when the record is at its new place and the old record is not removed
    // yet.
    open().addEventListener('message', leave);
    await savedAs(store, 'own-14');
    expect(said).toEqual(['own-14', 'own-13']);
    await settle();
    stroke(store, 0);
    await settle();
    expect(said).toEqual(['own-14', 'own-13']);
  });

  it('tell of the last write before they leave', async () => {
    const { open, said } = makeChannels();
    const store = makeDrawingStore(storage, 'own-7', START);
    const leave = store.connect(open());
    stroke(store, 0);
    leave();
    await settle();
    expect(said).toEqual(['own-7']);
    stroke(store, 1);
    await settle();
    expect(said).toEqual(['own-7']);
  });
});
