import { describe, expect, it } from 'vitest';
import { startDrawing } from './drawing-state.ts';
import {
  type DrawingEffect,
  type DrawingEvent,
  drawingStep,
  type OpenDrawing,
  openDrawing,
} from './drawing-step.ts';
import { emptyPicture, type Picture, withCells } from './picture.ts';

const EMPTY = emptyPicture(2);
const DOT = withCells(EMPTY, [0], 1);
const LINE = withCells(DOT, [1], 1);
const IMAGE = withCells(emptyPicture(3), [4], 1);

/** Returns the drawing after the events, and all effects on the way. */
function outcome(id: string | undefined, events: readonly DrawingEvent[]) {
  let drawing: OpenDrawing = openDrawing(id, startDrawing(EMPTY));
  const effects: DrawingEffect[] = events.flatMap((event) => {
    const [next, caused] = drawingStep(drawing, event);
    drawing = next;
    return caused;
  });
  const { own, id: place, writes } = drawing.document;
  return { picture: own.history.picture, meta: own.meta, id: place, writes, effects };
}

const drawn = (picture: Picture) => ({ type: 'drawn', picture }) as const;
const counted = (savedBefore: number) => ({ type: 'counted', id: undefined, savedBefore }) as const;
const loaded = (picture: Picture, id?: string) =>
  ({ type: 'loaded', id, record: startDrawing(picture), now: 0 }) as const;
const UNDO = { type: 'undo' } as const;
const REDO = { type: 'redo' } as const;
const WOKE = { type: 'woke' } as const;
const SAVED = { type: 'saved', id: undefined } as const;
const names = (effects: readonly DrawingEffect[]) => effects.map((effect) => effect.do);

describe('a drawing', () => {
  it('is saved at every change, undo and redo among them, and others are told', () => {
    const { picture, effects } = outcome(undefined, [drawn(DOT), UNDO, REDO, SAVED]);
    expect(picture).toEqual(DOT);
    expect(names(effects)).toEqual(['save', 'save', 'save', 'notify-tabs']);
  });

  it('is not saved where nothing changes', () => {
    expect(outcome(undefined, [UNDO, REDO, drawn(EMPTY)]).effects).toEqual([]);
  });

  it('gives way to an image as one step of undo, whatever its size', () => {
    expect(outcome(undefined, [drawn(DOT), drawn(IMAGE)]).picture).toEqual(IMAGE);
    expect(outcome(undefined, [drawn(DOT), drawn(IMAGE), UNDO]).picture).toEqual(DOT);
  });

  it('gives way to another with another title, and both come back', () => {
    const replaced = { type: 'replaced', picture: DOT, meta: { title: 'Dot' } } as const;
    const fresh = outcome(undefined, [{ type: 'retitled', meta: { title: 'None' } }, replaced]);
    expect([fresh.picture, fresh.meta]).toEqual([DOT, { title: 'Dot' }]);
    const back = outcome(undefined, [
      { type: 'retitled', meta: { title: 'None' } },
      replaced,
      UNDO,
    ]);
    expect([back.picture, back.meta]).toEqual([EMPTY, { title: 'None' }]);
  });
});

describe('a drawing in another tab', () => {
  const savedElsewhere = { type: 'saved-elsewhere', id: undefined } as const;

  it('is taken over, and not saved again', () => {
    const { picture, effects } = outcome(undefined, [savedElsewhere, loaded(LINE)]);
    expect([picture, names(effects)]).toEqual([LINE, ['load', 'show']]);
  });

  it('gives way to what is being saved here', () => {
    expect(outcome(undefined, [savedElsewhere, drawn(DOT), loaded(LINE)]).picture).toEqual(DOT);
    expect(outcome(undefined, [drawn(DOT), SAVED, savedElsewhere, loaded(LINE)]).picture).toEqual(
      LINE,
    );
  });
});

describe('a drawing that becomes a puzzle of the library', () => {
  const became = { type: 'became', id: 'own-1' } as const;
  const elsewhere = { type: 'became-elsewhere', from: undefined, id: 'own-1' } as const;

  it('moves there with its record, and is saved there from then on', () => {
    const { id, effects } = outcome(undefined, [became, drawn(DOT)]);
    expect(id).toBe('own-1');
    const move = { from: undefined, to: 'own-1', isFirst: true };
    expect(effects).toMatchObject([
      { do: 'count', id: 'own-1' },
      { do: 'move', ...move },
      { do: 'save', id: 'own-1' },
    ]);
  });

  it('stays where it is when it is saved again', () => {
    expect(outcome('own-1', [became]).effects).toEqual([
      { do: 'notify-became', from: 'own-1', id: 'own-1' },
    ]);
  });

  it('is followed when another tab has saved it', () => {
    const { id, picture, effects } = outcome(undefined, [elsewhere, loaded(DOT, 'own-1')]);
    expect([id, picture, names(effects)]).toEqual([
      'own-1',
      DOT,
      ['show-saved', 'count', 'load', 'show'],
    ]);
    expect(outcome('own-2', [elsewhere]).effects).toEqual([]);
  });

  it('takes along what is being saved here', () => {
    const { effects } = outcome(undefined, [drawn(LINE), elsewhere]);
    expect(names(effects)).toEqual(['save', 'show-saved', 'count', 'move']);
    expect(effects[3]).toMatchObject({ isFirst: false, record: { history: { picture: LINE } } });
  });

  it('closes its channel only when it has moved', () => {
    const { effects, writes } = outcome(undefined, [became, { type: 'left' }, { type: 'moved' }]);
    expect([names(effects).at(-1), writes]).toEqual(['close', 0]);
    expect(names(outcome(undefined, [became, { type: 'left' }]).effects)).not.toContain('close');
  });
});

describe('a tab that was suspended', () => {
  const search = { do: 'search', id: undefined, savedBefore: 2, edits: 0 };
  const searched = (next: string | undefined) =>
    ({ type: 'searched', id: undefined, edits: 0, next }) as const;

  it('searches for the puzzle that the drawing became, once it knows the earlier ones', () => {
    expect(outcome(undefined, [counted(2), WOKE]).effects).toEqual([search]);
    expect(outcome(undefined, [WOKE, drawn(DOT), counted(2)]).effects).toContainEqual(search);
  });

  it('follows to that puzzle, with what was drawn since it woke', () => {
    const asleep = [counted(0), WOKE];
    expect(names(outcome(undefined, [...asleep, searched('own-1')]).effects)).toEqual([
      'search',
      'show-saved',
      'count',
      'load',
    ]);
    const drawnOn = outcome(undefined, [...asleep, drawn(DOT), SAVED, searched('own-1')]);
    expect(names(drawnOn.effects)).toContain('move');
  });

  it('does not search at the place to which the drawing has gone meanwhile', () => {
    const elsewhere = { type: 'became-elsewhere', from: undefined, id: 'own-1' } as const;
    const there = { type: 'counted', id: 'own-1', savedBefore: 1 } as const;
    const { effects } = outcome(undefined, [WOKE, drawn(DOT), SAVED, elsewhere, there]);
    expect(names(effects)).not.toContain('search');
  });

  it('looks at its own record where there is none', () => {
    const { effects } = outcome(undefined, [counted(0), WOKE, searched(undefined)]);
    expect(names(effects)).toEqual(['search', 'load']);
  });
});
