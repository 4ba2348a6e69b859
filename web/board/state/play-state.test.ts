import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksAfter } from '../../../src/explain/model/move-history.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { historyOf } from './hint-history.ts';
import { CROSS, masksOf, NOTE, painted } from './mark.ts';
import {
  acceptTrial,
  applyChanges,
  changesTo,
  clearBoard,
  emptyPlay,
  type PlayState,
  redo,
  rejectTrial,
  startTrial,
  takeBack,
  trialDepth,
  undo,
} from './play-state.ts';
import { restorePlay, startPlay, unreadMoves } from './restore-play.ts';

const PUZZLE = puzzleOfLengths([[1], [2], [1]], [[1], [3], []]);
const START = emptyPlay(PUZZLE);

/** Sets cells to marks as one move. */
function put(state: PlayState, marks: Readonly<Record<number, number>>): PlayState {
  const wished = Uint8Array.from(state.cells, (mark, cell) => marks[cell] ?? mark);
  return applyChanges(state, changesTo(state.cells, wished), 'paint', 0);
}

type Deed = (state: PlayState) => PlayState;

const mark = fc.constantFrom(0, CROSS, painted(1), painted(1) | NOTE, CROSS | NOTE);
const paint = fc.dictionary(fc.nat(8).map(String), mark).map(
  (marks): Deed =>
    (s) =>
      put(s, marks),
);
/** Changes from somebody who saw another board, or who names a cell twice. */
const stale = fc.array(fc.record({ cell: fc.nat(8), from: mark, to: mark }), { maxLength: 6 }).map(
  (changes): Deed =>
    (s) =>
      applyChanges(s, changes, 'paint', 0),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: paint },
  { weight: 2, arbitrary: stale },
  { weight: 2, arbitrary: fc.constant<Deed>((s) => startTrial(s, 1)) },
  fc.constant<Deed>((s) => acceptTrial(s, 2)),
  fc.constant<Deed>((s) => rejectTrial(s, 3)),
  fc.constant<Deed>((s) => clearBoard(s, 4)),
);
const deeds = fc.array(deed, { maxLength: 30 });
const anyDeed = fc.oneof(deed, fc.constant<Deed>(undo), fc.constant<Deed>(redo));

function perform(all: readonly Deed[], state = START): PlayState {
  return all.reduce((before, one) => one(before), state);
}

describe('undo and redo', () => {
  it('lead through every position there was, and back', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        const positions: PlayState[] = [START];
        for (const one of all) {
          const next = one(positions[positions.length - 1]);
          if (next !== positions[positions.length - 1]) positions.push(next);
        }
        const end = positions[positions.length - 1];
        let state = end;
        for (const position of positions.toReversed().slice(1)) {
          state = undo(state);
          expect([state.cells, state.levels, state.past]).toEqual([
            position.cells,
            position.levels,
            position.past,
          ]);
        }
        expect(undo(state)).toBe(state);
        for (let i = 1; i < positions.length; i++) state = redo(state);
        expect(state).toEqual(end);
        expect(redo(state)).toBe(state);
        expect(takeBack(end, positions.length - 1).cells).toEqual(START.cells);
      }),
    );
  });

  it('forget what was undone at the next move', () => {
    const state = put(undo(put(put(START, { 0: CROSS }), { 1: CROSS })), { 2: CROSS });
    expect(state.future).toEqual([]);
    expect([...state.cells.subarray(0, 3)]).toEqual([CROSS, 0, CROSS]);
  });

  it('do not count what changes nothing', () => {
    expect(applyChanges(START, [{ cell: 0, from: 0, to: 0 }], 'paint', 0)).toBe(START);
  });
});

describe('given cells', () => {
  const cells = Int32Array.from({ length: 9 }, () => 3);
  cells.set([1, 2], 2);
  const puzzle = { ...PUZZLE, given: { width: 3, height: 3, cells } };
  const start = emptyPlay(puzzle);

  it('are marked from the start and in no trial', () => {
    expect([...start.cells]).toEqual([0, 0, CROSS, painted(1), 0, 0, 0, 0, 0]);
    expect([...startTrial(start, 0).levels]).toEqual(new Array(9).fill(0));
  });

  it('keep their marks, whatever is done, and are in no move', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 30 }), (all) => {
        const state = perform(all, start);
        expect([...state.cells.subarray(2, 4)]).toEqual([CROSS, painted(1)]);
        const moved = [...state.past, ...state.future].flatMap(({ changes }) => changes);
        expect(moved.filter(({ cell }) => cell === 2 || cell === 3)).toEqual([]);
        expect(restorePlay(puzzle, state)).toEqual(state);
      }),
    );
  });

  it('end a saved game that changes them', () => {
    const move = (cell: number, from: number) =>
      ({ kind: 'paint', changes: [{ cell, from, to: painted(1) }], at: 0 }) as const;
    const past = [move(0, 0), move(2, CROSS), move(1, 0)];
    expect(restorePlay(puzzle, { past, future: [] })?.past).toEqual([past[0]]);
  });
});

describe('trials', () => {
  const tried = put(startTrial(put(START, { 0: CROSS, 1: CROSS }), 0), { 1: painted(1), 2: CROSS });
  const nested = put(startTrial(tried, 0), { 0: painted(1), 3: painted(1) });

  it('mark their cells by how deep they are', () => {
    expect([...nested.levels]).toEqual([2, 1, 1, 2, 0, 0, 0, 0, 0]);
    expect(trialDepth(nested)).toBe(2);
  });

  it('leave what they have to the one around them when accepted', () => {
    const once = acceptTrial(nested, 0);
    expect([...once.levels]).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0]);
    expect(once.cells).toEqual(nested.cells);
    expect([...acceptTrial(once, 0).levels]).toEqual(new Array(9).fill(0));
  });

  it('are as if they had never been when rejected', () => {
    const once = rejectTrial(nested, 0);
    expect([once.cells, once.levels]).toEqual([tried.cells, tried.levels]);
    const all = rejectTrial(once, 0);
    expect([...all.cells.subarray(0, 4)]).toEqual([CROSS, CROSS, 0, 0]);
    expect(trialDepth(all)).toBe(0);
    expect(undo(all).levels).toEqual(tried.levels);
  });

  it('end only where one has begun', () => {
    expect(acceptTrial(START, 0)).toBe(START);
    expect(rejectTrial(START, 0)).toBe(START);
  });

  it('are rejected to where they began, whatever happened before and inside', () => {
    fc.assert(
      fc.property(deeds, fc.array(paint, { maxLength: 20 }), (before, inside) => {
        const start = perform(before);
        const rejected = rejectTrial(perform(inside, startTrial(start, 0)), 0);
        expect([rejected.cells, rejected.levels]).toEqual([start.cells, start.levels]);
      }),
    );
  });
});

describe('history', () => {
  it('ends at the marks of the board, with one entry a move', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 30 }), (all) => {
        const state = perform(all);
        const history = historyOf(state);
        expect(history.length).toBe(state.past.length);
        expect(marksAfter(PUZZLE, history, history.length)).toEqual(masksOf(state.cells, 1));
      }),
    );
  });
});

describe('a save', () => {
  it('brings back everything, through JSON too', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 30 }), (all) => {
        const state = perform(all);
        const { past, future } = state;
        expect(startPlay(PUZZLE, { past, future })).toEqual(state);
        expect(restorePlay(PUZZLE, JSON.parse(JSON.stringify({ past, future })))).toEqual(state);
      }),
    );
  });

  const move = (changes: unknown, kind = 'paint'): unknown => ({ kind, changes, at: 0 });
  it.each([
    ['a move that is none', { past: [null], future: [] }],
    ['a kind that is none', { past: [move([], 'jump')], future: [] }],
    ['a cell outside', { past: [move([{ cell: 9, from: 0, to: 1 }])], future: [] }],
    ['a cell outside, from nothing', { past: [move([{ cell: -1, to: 1 }])], future: [] }],
    ['a cell by its name', { past: [move([{ cell: '1', from: 0, to: 1 }])], future: [] }],
    ['a colour that is none', { past: [move([{ cell: 0, from: 0, to: 3 }])], future: [] }],
    ['a note of nothing', { past: [move([{ cell: 0, from: 0, to: NOTE }])], future: [] }],
    ['another board before', { past: [move([{ cell: 0, from: 1, to: 2 }])], future: [] }],
    ['a redo that does not follow', { past: [], future: [move([{ cell: 0, from: 1, to: 2 }])] }],
    ['a trial that ends before it begins', { past: [move([], 'trial-accept')], future: [] }],
    ['a change that is none', { past: [move([3])], future: [] }],
  ])('with %s is used up to there', (_, save) => {
    expect(restorePlay(PUZZLE, save)).toEqual(START);
    const good = put(put(START, { 8: CROSS }), { 7: CROSS });
    const joined = {
      past: [...undo(good).past, ...(save.past as typeof good.past)],
      future: save.future as typeof good.past,
    };
    const state = startPlay(PUZZLE, joined);
    expect(state).toEqual({ ...undo(good), future: [] });
    expect(unreadMoves(joined, state)).toBe(1);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no list of moves', { past: 3, future: [] }],
    ['no moves to redo', { past: [] }],
  ])('that is %s is none', (_, save) => {
    expect(restorePlay(PUZZLE, save)).toBeUndefined();
  });

  it('that breaks in its past has nothing to redo', () => {
    const past = [{ kind: 'paint', changes: [{ cell: 4, from: 2, to: 1 }], at: 0 }] as const;
    const { future } = undo(put(START, { 0: CROSS }));
    const save = { past, future };
    expect(startPlay(PUZZLE, save)).toEqual(START);
    expect(unreadMoves(save, START)).toBe(2);
  });

  it('of any shape never throws', () => {
    const parts = fc.record({ cell: fc.anything(), from: fc.nat(3), to: fc.nat(70) });
    const kinds = fc.constantFrom('paint', 'trial-start', 'trial-reject', 7);
    const moves = fc.array(
      fc.oneof(fc.anything(), fc.record({ kind: kinds, at: fc.nat(), changes: fc.array(parts) })),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ past: moves, future: moves })), (save) => {
        const state = restorePlay(PUZZLE, save) ?? START;
        expect(state.cells.length).toBe(9);
      }),
    );
  });
});
