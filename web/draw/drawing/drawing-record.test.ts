import { describe, expect, it } from 'vitest';
import { decodeArrays, encodeArrays } from '../../storage/typed-arrays.ts';
import { knownDrawingRecord } from './drawing-record.ts';
import { changedHistory, redoneHistory, startHistory, undoneHistory } from './history.ts';
import { emptyPicture, withCells, withGivenCells, withLines, withMarkedCells } from './picture.ts';

const sized = changedHistory(startHistory(emptyPicture(3)), withLines(emptyPicture(3), 'left', 2));
const drawn = changedHistory(sized, withCells(sized.picture, [14], 1));
const history = undoneHistory(changedHistory(drawn, withCells(drawn.picture, [0, 1], 1)));
const STATE = { history, meta: { title: 'Dot' } };

function kept(changes: object = {}) {
  return structuredClone({ version: 2, ...STATE, ...changes });
}

describe('a kept drawing', () => {
  it('comes back with its undo', () => {
    expect(knownDrawingRecord(kept())).toEqual(STATE);
  });

  it('comes back with its given cells', () => {
    const given = changedHistory(history, withGivenCells(history.picture, [2, 4], true));
    expect(knownDrawingRecord(kept({ history: given }))).toEqual({ ...STATE, history: given });
  });

  it('comes back with its marks', () => {
    const marked = changedHistory(history, withMarkedCells(history.picture, [2, 4], true));
    const state = knownDrawingRecord(kept({ history: marked }));
    expect(state).toEqual({ ...STATE, history: marked });
    expect(state && undoneHistory(state.history).picture).toEqual(history.picture);
  });

  it('comes back from a backup, with all steps of undo', () => {
    const given = changedHistory(history, withGivenCells(history.picture, [2, 4], true));
    const text = JSON.stringify(kept({ history: undoneHistory(given) }), encodeArrays);
    const back = knownDrawingRecord(JSON.parse(text, decodeArrays));
    expect(back?.history).toEqual(undoneHistory(given));
    expect(back && redoneHistory(back.history)).toEqual(given);
  });

  it('of version 1 comes back with its undo', () => {
    const { picture, past } = drawn;
    const dot = {
      kind: 'cells',
      cells: Uint32Array.of(14),
      before: Uint8Array.of(0),
      after: Uint8Array.of(1),
    };
    const earlier = { picture, past: [past[0], dot], future: [] };
    expect(knownDrawingRecord(kept({ version: 1, history: earlier }))?.history).toEqual(drawn);
    const wrong = { ...dot, cells: Uint32Array.of(0x1_00_00) };
    const history = { ...earlier, past: [wrong] };
    expect(knownDrawingRecord(kept({ version: 1, history }))?.history).toEqual(
      startHistory(picture),
    );
  });

  it('is none in another shape', () => {
    const { picture } = history;
    const { drawing } = picture;
    const bad = [
      undefined,
      'text',
      kept({ version: 3 }),
      kept({ history: {} }),
      kept({ meta: null }),
      kept({ history: { ...history, picture: { ...picture, given: 'all' } } }),
      kept({ history: { ...history, picture: { ...picture, given: { ...drawing, width: 1 } } } }),
      kept({ history: { ...history, picture: { ...picture, given: emptyPicture(2).drawing } } }),
      kept({ history: { ...history, picture: { ...picture, marked: emptyPicture(2).drawing } } }),
      kept({ history: { ...history, picture: { ...picture, palette: [] } } }),
      kept({
        history: { ...history, picture: { ...picture, drawing: { ...picture.drawing, width: 4 } } },
      }),
      kept({
        history: {
          ...history,
          picture: {
            ...picture,
            drawing: { ...picture.drawing, cells: picture.drawing.cells.map(() => 2) },
          },
        },
      }),
    ];
    for (const each of bad) expect(knownDrawingRecord(each)).toBeUndefined();
  });

  it('leaves out an undo that does not hold', () => {
    const wrong = [
      [{ kind: 'cells', cells: [15, 1, 256], given: Uint16Array.of() }],
      [{ kind: 'cells', cells: Uint16Array.of(15, 1, 256), given: Uint16Array.of() }],
      [{ kind: 'cells', cells: Uint16Array.of(), given: Uint16Array.of(3, 1, 512) }],
      [{ kind: 'cells', cells: Uint16Array.of(3, 1, 256) }],
      [{ kind: 'cells', cells: Uint16Array.of(), given: Uint16Array.of(), marked: [] }],
      [{ kind: 'whole', before: {}, after: {} }],
      [{ kind: 'whole', before: history.picture, after: history.picture, otherMeta: { title: 1 } }],
      ['step'],
    ];
    for (const past of wrong) {
      const state = knownDrawingRecord(kept({ history: { ...history, past } }));
      expect(state?.history).toEqual(startHistory(history.picture));
    }
  });
});
