import { describe, expect, it } from 'vitest';
import { knownDrawingRecord } from './drawing-record.ts';
import { changedHistory, startHistory, undoneHistory } from './history.ts';
import { emptyPicture, withCells, withGivenCells, withLines } from './picture.ts';

const sized = changedHistory(startHistory(emptyPicture(3)), withLines(emptyPicture(3), 'left', 2));
const drawn = changedHistory(sized, withCells(sized.picture, [14], 1));
const history = undoneHistory(changedHistory(drawn, withCells(drawn.picture, [0, 1], 1)));
const STATE = { history, meta: { title: 'Dot' } };

function kept(changes: object = {}) {
  return structuredClone({ version: 1, ...STATE, ...changes });
}

describe('a kept drawing', () => {
  it('comes back with its undo', () => {
    expect(knownDrawingRecord(kept())).toEqual(STATE);
  });

  it('comes back with its given cells', () => {
    const given = changedHistory(history, withGivenCells(history.picture, [2, 4], true));
    expect(knownDrawingRecord(kept({ history: given }))).toEqual({ ...STATE, history: given });
  });

  it('is none in another shape', () => {
    const { picture } = history;
    const { drawing } = picture;
    const bad = [
      undefined,
      'text',
      kept({ version: 2 }),
      kept({ history: {} }),
      kept({ meta: null }),
      kept({ history: { ...history, picture: { ...picture, given: 'all' } } }),
      kept({ history: { ...history, picture: { ...picture, given: { ...drawing, width: 1 } } } }),
      kept({ history: { ...history, picture: { ...picture, given: emptyPicture(2).drawing } } }),
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
      [{ kind: 'cells', cells: Uint32Array.of(99), before: [0], after: [1] }],
      [
        {
          kind: 'cells',
          cells: Uint32Array.of(15),
          before: Uint8Array.of(0),
          after: Uint8Array.of(1),
        },
      ],
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
