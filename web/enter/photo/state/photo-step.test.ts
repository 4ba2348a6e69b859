import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../../test/made-reading.ts';
import { type KeptPhoto, NO_PHOTO, type PhotoEvent, type PhotoState } from './photo-state.ts';
import { photoStep } from './photo-step.ts';
import { doubtfulIn, shownReading } from './shown-reading.ts';

const PHOTO: KeptPhoto = {
  name: 'a.jpg',
  size: { width: 200, height: 100 },
  file: Uint8Array.of(1),
};
const DOUBTFUL = {
  ...{ length: 1, isDoubtful: true },
  alternatives: [{ length: 7, probability: 0.3 }],
};
const READING = shownReading(madeReading([[2], [DOUBTFUL]], [[2], [1]]), Uint8Array.of(2));

/** Returns the state after the events, and the effects of the last one. */
function stateAfter(...events: readonly PhotoEvent[]) {
  let state: PhotoState = NO_PHOTO;
  let effects: ReturnType<typeof photoStep>[1] = [];
  for (const event of events) [state, effects] = photoStep(state, event);
  return { state, effects };
}

const UNPACKED: PhotoEvent = { type: 'unpacked', photo: PHOTO, isAnimated: false };
const READ: PhotoEvent = { type: 'read', photo: PHOTO, reading: READING };
const CONFIRM: PhotoEvent = { type: 'edit', line: 1, edit: { kind: 'confirm', index: 0 } };

describe('a photo', () => {
  it('is unpacked, kept and read, and its reading is kept, too', () => {
    const file = new File([], 'a.jpg');
    expect(stateAfter({ type: 'file', file }).effects).toEqual([{ do: 'unpack', file }]);
    const { state, effects } = stateAfter(UNPACKED);
    expect(state.isShown).toBe(true);
    expect(effects.map((effect) => effect.do)).toEqual(['keep', 'read']);
    expect(stateAfter(UNPACKED, READ).effects).toEqual([
      { do: 'keep', photo: PHOTO, reading: READING },
    ]);
  });

  it('stays with its reading when another file cannot be opened', () => {
    const failure = { reason: 'pdf', name: 'b.pdf' } as const;
    const { state } = stateAfter(UNPACKED, READ, { type: 'failed', failure });
    expect(state).toMatchObject({ photo: PHOTO, reading: READING, failure });
  });

  it('gets corners to drag where no grid was found, and is read there', () => {
    const failed: PhotoEvent = { type: 'failed', failure: { reason: 'no-puzzle' } };
    const { state } = stateAfter(UNPACKED, failed);
    expect(state.place?.corners[0]).toEqual({ x: 60, y: 30 });
    const place = { ...READING.place, width: 3 };
    const { effects } = stateAfter(
      UNPACKED,
      failed,
      { type: 'place', place },
      { type: 'read-again' },
    );
    expect(effects).toMatchObject([
      { do: 'keep', photo: { placed: place } },
      { do: 'read', wish: { place } },
    ]);
  });

  it('gets corners where its reading was cancelled, now or before it was loaded', () => {
    const cancelled: PhotoEvent = { type: 'failed', failure: { reason: 'cancelled' } };
    for (const { state } of [
      stateAfter(UNPACKED, cancelled),
      stateAfter({ type: 'loaded', photo: PHOTO }),
    ])
      expect(state).toMatchObject({
        isPlaced: false,
        place: { corners: [{ x: 60, y: 30 }, {}, {}, {}] },
      });
    const moved: PhotoEvent = { type: 'place', place: READING.place };
    const { state } = stateAfter(UNPACKED, READ, moved, cancelled);
    expect(state).toMatchObject({ reading: READING, place: READING.place });
  });

  it('that was left before it was read says so, and is read when a person wants it', () => {
    const loaded: PhotoEvent = { type: 'loaded', photo: PHOTO };
    const left = stateAfter(loaded);
    expect([left.state.failure, left.effects]).toEqual([{ reason: 'unread' }, []]);
    const { state, effects } = stateAfter(loaded, { type: 'read-again' });
    expect(state.failure).toBeUndefined();
    expect(effects).toMatchObject([{ do: 'keep' }, { do: 'read', wish: { readsMarks: false } }]);
    expect(stateAfter({ ...loaded, reading: READING }).state.failure).toBeUndefined();
  });

  it('is read where a person said that its grid is, after a reload as well', () => {
    const placed = { ...READING.place, width: 3 };
    const loaded: PhotoEvent = { type: 'loaded', photo: { ...PHOTO, placed }, reading: READING };
    const { state, effects } = stateAfter(loaded, { type: 'read-again' });
    expect(state.place).toEqual(placed);
    expect(effects).toMatchObject([{ do: 'keep' }, { do: 'read', wish: { place: placed } }]);
  });

  it('keeps the place of its grid once a person has told it', () => {
    const placed = { ...READING.place, width: 3 };
    const place: PhotoEvent = { type: 'place', place: placed };
    expect(stateAfter(UNPACKED, READ, place).effects).toEqual([]);
    const { state, effects } = stateAfter(UNPACKED, READ, place, { type: 'place-told' });
    expect(effects).toEqual([{ do: 'wait', place: placed }]);
    const [rested, resting] = photoStep(state, { type: 'place-rests', place: placed });
    expect(resting).toEqual([{ do: 'keep', photo: { ...PHOTO, placed }, reading: READING }]);
    expect(photoStep(rested, { type: 'place-rests', place: undefined })[1]).toEqual([]);
    const [, kept] = photoStep(state, READ);
    expect(kept).toMatchObject([{ do: 'keep', photo: { placed } }]);
    expect(stateAfter(UNPACKED, READ, { type: 'place-told' }).effects).toEqual([]);
  });

  it('is kept once for corners that move in many steps, or when the screen is left', () => {
    const told: PhotoEvent = { type: 'place-told' };
    const [first, second] = [3, 4].map((width) => ({ ...READING.place, width }));
    if (first === undefined || second === undefined) throw new Error('no places');
    const { state } = stateAfter(
      ...[UNPACKED, READ],
      ...[{ type: 'place', place: first } as const, told],
      ...[{ type: 'place', place: second } as const, told],
    );
    expect(photoStep(state, { type: 'place-rests', place: first })).toEqual([state, []]);
    for (const place of [second, undefined]) {
      const [, effects] = photoStep(state, { type: 'place-rests', place });
      expect(effects).toMatchObject([{ do: 'keep', photo: { placed: second } }]);
    }
  });

  it('is searched for another puzzle without the place of the first', () => {
    const place: PhotoEvent = { type: 'place', place: READING.place };
    const { effects } = stateAfter(UNPACKED, READ, place, { type: 'puzzle', puzzle: 1 });
    expect(effects).toEqual([
      { do: 'keep', photo: PHOTO, reading: READING },
      { do: 'read', photo: PHOTO, wish: { puzzle: 1, readsMarks: false } },
    ]);
  });

  it('is read with more time where the solver was cut', () => {
    const { effects } = stateAfter(UNPACKED, READ, { type: 'read-longer' });
    expect(effects).toMatchObject([{ do: 'keep' }, { do: 'read', limits: { seconds: 60 } }]);
  });

  it('does not take the reading of a photo that it replaced', () => {
    const { state } = stateAfter(UNPACKED, {
      ...READ,
      photo: { ...PHOTO, file: new Uint8Array() },
    });
    expect(state.reading).toBeUndefined();
  });

  it('is kept with every correction, and tells when a new reading replaces them', () => {
    const { state, effects } = stateAfter(UNPACKED, READ, CONFIRM);
    expect(effects).toMatchObject([{ do: 'keep' }]);
    expect(state.reading && doubtfulIn(state.reading)).toBe(0);
    const again = stateAfter(UNPACKED, READ, CONFIRM, READ).effects;
    expect(again.map((effect) => effect.do)).toEqual(['keep', 'tell-replaced']);
    const other = { ...UNPACKED, photo: { ...PHOTO, name: 'b.jpg' } };
    const opened = stateAfter(UNPACKED, READ, CONFIRM, other).effects;
    expect(opened.map((effect) => effect.do)).toEqual(['keep', 'tell-replaced', 'read']);
    const [, told] = again;
    if (told?.do !== 'tell-replaced') throw new Error('nothing told');
    const back = photoStep(stateAfter(UNPACKED, READ).state, {
      type: 'restored',
      state: told.before,
    });
    expect(back[0]).toEqual(state);
  });

  it('has corrections that can be undone, and gets a verdict after each', () => {
    const set: PhotoEvent = { type: 'edit', line: 0, edit: { kind: 'set', index: 0, length: 1 } };
    const changed = stateAfter(UNPACKED, READ, set);
    const { reading } = changed.state;
    if (reading === undefined) throw new Error('no reading');
    expect(reading).not.toHaveProperty('verdict');
    expect(changed.effects).toMatchObject([
      { do: 'keep', reading },
      { do: 'settle', reading },
    ]);
    const [known, kept] = photoStep(changed.state, { type: 'settled', reading, verdict: 'none' });
    expect(known.reading?.verdict).toBe('none');
    expect(kept).toMatchObject([{ do: 'keep', reading: { verdict: 'none' } }]);
    const [undone, effects] = photoStep(known, { type: 'undo' });
    expect(undone.reading).toEqual(READING);
    expect(effects).toMatchObject([{ do: 'keep', reading: READING }]);
    expect(photoStep(undone, { type: 'settled', reading, verdict: 'none' })).toEqual([undone, []]);
    expect(photoStep(undone, { type: 'redo' })[0].reading).toEqual(known.reading);
    expect(photoStep(undone, { type: 'undo' })).toEqual([undone, []]);
    const again: PhotoEvent = { type: 'loaded', photo: PHOTO, reading };
    expect(stateAfter(again).effects).toEqual([{ do: 'settle', reading }]);
  });

  it('gives its clues to the board, and stays', () => {
    const { state, effects } = stateAfter(UNPACKED, READ, { type: 'use' });
    expect(state).toMatchObject({ isShown: false, photo: PHOTO });
    expect(effects).toMatchObject([
      { do: 'put-on-board', draft: { rows: ['2', '1'], columns: ['2', '1'] } },
      { do: 'keep', photo: PHOTO },
    ]);
  });

  it('gets its verdict also where its clues were used or looked at meanwhile', () => {
    const set: PhotoEvent = { type: 'edit', line: 0, edit: { kind: 'set', index: 0, length: 1 } };
    const { state } = stateAfter(UNPACKED, READ, set);
    const { reading } = state;
    if (reading === undefined) throw new Error('no reading');
    const [used] = photoStep(state, { type: 'use' });
    const [looked] = photoStep(used, { type: 'looked', line: 1 });
    const [known] = photoStep(looked, { type: 'settled', reading, verdict: 'unique' });
    expect(known.reading).toMatchObject({ verdict: 'unique', looked: [1] });
    const [undone] = photoStep(known, { type: 'undo' });
    expect(undone.reading?.looked).toEqual([1]);
  });

  it('is not said to be unreadable once it is gone', () => {
    const failure = { reason: 'no-puzzle' } as const;
    const { state } = stateAfter(UNPACKED, { type: 'forget' });
    expect(photoStep(state, { type: 'failed', failure, photo: PHOTO })[0]).toBe(state);
  });

  it('keeps which lines were looked at on the board, until its clues are used again', () => {
    const looked: PhotoEvent = { type: 'looked', line: 1 };
    const { state, effects } = stateAfter(UNPACKED, READ, { type: 'use' }, looked);
    expect(effects).toMatchObject([{ do: 'keep', reading: { looked: [1] } }]);
    expect(photoStep(state, { type: 'use' })[0].reading).not.toHaveProperty('looked');
  });

  it('is played with its marks only if its clues make a puzzle', () => {
    const marks = Int8Array.of(1, -1, -1, 0);
    const marked = madeReading([[2], [1]], [[2], [1]], { marks });
    const wrong = madeReading([[2], [1]], [[1], [1]], { marks });
    const [good, bad] = [marked, wrong].map((made) => {
      const reading = shownReading(made, Uint8Array.of(2));
      return stateAfter(UNPACKED, { type: 'read', photo: PHOTO, reading }, { type: 'play' })
        .effects;
    });
    expect(good).toMatchObject([
      { do: 'add-and-play', puzzle: { saved: [{ cells: Int32Array.of(2, 3, 3, 1) }] } },
    ]);
    expect(bad).toEqual([]);
  });

  it('can be removed, and taken back', () => {
    const read = stateAfter(UNPACKED, READ).state;
    const [gone, effects] = photoStep(read, { type: 'forget' });
    expect(gone).toEqual({ ...NO_PHOTO, isShown: true });
    expect(effects).toEqual([{ do: 'stop' }, { do: 'forget' }]);
    expect(photoStep(gone, { type: 'restored', state: read })).toEqual([
      read,
      [{ do: 'stop' }, { do: 'keep', photo: PHOTO, reading: READING }],
    ]);
  });

  it('is read anew when it is taken back after it was removed while it was read', () => {
    const restored = (...events: readonly PhotoEvent[]) => {
      const { state } = stateAfter(...events);
      return photoStep(stateAfter(...events, { type: 'forget' }).state, {
        ...{ type: 'restored', state },
      })[1].map((effect) => effect.do);
    };
    expect(restored(UNPACKED)).toEqual(['stop', 'keep', 'read']);
    const failed: PhotoEvent = { type: 'failed', failure: { reason: 'no-puzzle' } };
    expect(restored(UNPACKED, failed)).toEqual(['stop', 'keep']);
  });

  it('is taken back in place of what came meanwhile, which can be taken back as well', () => {
    const removed = stateAfter(UNPACKED, READ).state;
    const restoring: PhotoEvent = { type: 'restored', state: removed };
    const photo = { ...PHOTO, file: Uint8Array.of(3) };
    const other: PhotoEvent[] = [
      { ...UNPACKED, photo },
      { ...READ, photo },
    ];
    const before = stateAfter(...other).state;
    const [state, effects] = photoStep(before, restoring);
    expect(state.photo).toBe(PHOTO);
    expect(effects).toContainEqual({ do: 'tell-replaced', before });
    const corrected = stateAfter(UNPACKED, READ, CONFIRM).state;
    expect(photoStep(corrected, restoring)[1]).toContainEqual({
      ...{ do: 'tell-replaced', before: corrected },
    });
  });

  it('that was opened meanwhile is not replaced by the one that was kept', () => {
    const other = { ...PHOTO, name: 'old.jpg' };
    expect(stateAfter(UNPACKED, { type: 'loaded', photo: other }).state.photo).toBe(PHOTO);
    expect(stateAfter({ type: 'loaded', photo: other, reading: READING }).state).toMatchObject({
      ...{ isShown: false, photo: other, place: READING.place },
    });
  });
});
