import { describe, expect, it } from 'vitest';
import type { Ambiguity } from '../../../src/create/ambiguity.ts';
import { rate } from '../../../src/explain/index.ts';
import { emptyPicture, puzzleOfPicture, withCells, withGivenCells } from '../drawing/picture.ts';
import {
  canLookLonger,
  type JudgedPicture,
  type JudgementEffect,
  type JudgementEvent,
  judgementOf,
  judgementStep,
  unjudged,
} from './judgement.ts';

const EMPTY = emptyPicture(2);
const DOT = withCells(EMPTY, [0], 1);
const LINE = withCells(DOT, [1], 1);
const LARGE = withCells(emptyPicture(3), [0], 1);

const UNIQUE: Ambiguity = { verdict: 'unique', cells: [], open: [] };
const SEVERAL: Ambiguity = { verdict: 'multiple', cells: [0, 1], open: [0, 1, 2] };
const ALL: Ambiguity = { verdict: 'multiple', cells: [0, 1, 2], open: [0, 1, 2] };

const drawn = (picture = DOT) => ({ type: 'drawn', picture }) as const;
const PAUSED = { type: 'paused' } as const;
const solved = (ambiguity: Ambiguity) => ({ type: 'solved', ambiguity }) as const;
const BEGIN_ANEW = [{ do: 'cancel' }, { do: 'pause' }];

/** Returns the state after the events, and the effects of the last event. */
function outcome(...events: readonly JudgementEvent[]) {
  let state: JudgedPicture = unjudged(EMPTY);
  let effects: readonly JudgementEffect[] = [];
  for (const event of events) [state, effects] = judgementStep(state, event);
  return { ...state, effects };
}

describe('the judgement of a drawing', () => {
  it('is another one with other given cells', () => {
    const judged = outcome(drawn(), PAUSED, solved(UNIQUE));
    expect(judgementOf(judged, DOT).judgement).toBe(judged.judgement);
    const given = withGivenCells(DOT, [1], true);
    expect(judgementOf(judged, given).judgement).toMatchObject({ kind: 'working' });
  });

  it('is asked for after a pause, and cancelled by the next stroke', () => {
    expect(outcome(drawn()).effects).toEqual(BEGIN_ANEW);
    const asked = outcome(drawn(), PAUSED);
    expect(asked.effects).toEqual([{ do: 'solve', picture: DOT, seconds: 8 }]);
    const copy = { ...DOT, drawing: { ...DOT.drawing, cells: DOT.drawing.cells.slice() } };
    const same = outcome(drawn(), PAUSED, solved(UNIQUE), drawn(copy));
    expect([same.judgement.kind, same.picture, same.effects]).toEqual(['judged', copy, []]);
    const next = outcome(drawn(), PAUSED, solved(UNIQUE), drawn(LINE));
    expect([next.judgement, next.effects]).toEqual([{ kind: 'working', share: 0 }, BEGIN_ANEW]);
  });

  it('is cancelled when the drawing is left', () => {
    expect(outcome(drawn(), PAUSED, { type: 'left' }).effects).toEqual([{ do: 'cancel' }]);
  });

  it('of an empty drawing asks nobody', () => {
    const { judgement, effects } = outcome(drawn(EMPTY), PAUSED);
    expect([judgement, effects]).toEqual([{ kind: 'empty' }, []]);
  });

  it('tells how far it is, and what failed', () => {
    const progress = { type: 'progress', share: 0.5 } as const;
    expect(outcome(drawn(), PAUSED, progress).judgement).toEqual({ kind: 'working', share: 0.5 });
    const failed = { type: 'failed', message: 'gone' } as const;
    expect(outcome(drawn(), PAUSED, failed).judgement).toEqual({ kind: 'failed', message: 'gone' });
  });

  it('rates a drawing that is the only solution', async () => {
    const { effects } = outcome(drawn(), PAUSED, solved(UNIQUE));
    expect(effects).toEqual([{ do: 'rate', picture: DOT }]);
    const rating = await rate(puzzleOfPicture(DOT));
    const { judgement } = outcome(drawn(), PAUSED, solved(UNIQUE), { type: 'rated', rating });
    expect(judgement).toEqual({ kind: 'judged', ambiguity: UNIQUE, rating });
  });

  it('searches for more cells where there are several solutions', () => {
    const several = outcome(drawn(), PAUSED, solved(SEVERAL));
    expect(several.judgement).toMatchObject({ ambiguity: SEVERAL, isLooking: true });
    const more = { do: 'find-more', picture: DOT, seconds: 8, ambiguity: SEVERAL };
    expect([several.differing, several.effects]).toEqual([[0, 1], [more]]);
    const all = { type: 'found-all', ambiguity: ALL } as const;
    const found = outcome(drawn(), PAUSED, solved(SEVERAL), all);
    expect([found.differing, found.effects]).toEqual([[0, 1, 2], []]);
    expect(found.judgement).toEqual({ kind: 'judged', ambiguity: ALL });
  });

  it('is asked for once more, for longer', () => {
    const longer = { type: 'look-longer' } as const;
    const again = outcome(drawn(), PAUSED, solved(SEVERAL), longer);
    expect([again.judgement.kind, again.effects]).toEqual(['working', BEGIN_ANEW]);
    const { effects } = outcome(drawn(), PAUSED, longer, PAUSED);
    expect(effects).toEqual([{ do: 'solve', picture: DOT, seconds: 60 }]);
    expect(outcome(drawn(), longer, longer).effects).toEqual([]);
    expect(outcome(drawn(), longer, drawn(LINE), PAUSED).effects).toMatchObject([{ seconds: 8 }]);
  });
});

describe('a longer search', () => {
  const UNKNOWN: Ambiguity = { verdict: 'unknown', cells: [], open: [] };
  const all = (ambiguity: Ambiguity) => ({ type: 'found-all', ambiguity }) as const;
  const longer = { type: 'look-longer' } as const;

  it('can settle what the short one left open', () => {
    expect(canLookLonger(outcome(drawn(), PAUSED, solved(UNKNOWN)))).toBe(true);
    expect(canLookLonger(outcome(drawn(), PAUSED, solved(SEVERAL)))).toBe(false);
    expect(canLookLonger(outcome(drawn(), PAUSED, solved(SEVERAL), all(SEVERAL)))).toBe(true);
    expect(canLookLonger(outcome(drawn(), PAUSED, solved(SEVERAL), all(ALL)))).toBe(false);
    expect(canLookLonger(outcome(drawn(), PAUSED, solved(UNIQUE)))).toBe(false);
    expect(canLookLonger(outcome(drawn(), PAUSED))).toBe(false);
  });

  it('cannot be had twice for the same drawing', () => {
    const again = [drawn(), PAUSED, solved(UNKNOWN), longer, PAUSED, solved(UNKNOWN)] as const;
    expect(canLookLonger(outcome(...again))).toBe(false);
    expect(canLookLonger(outcome(...again, drawn(LINE), PAUSED, solved(UNKNOWN)))).toBe(true);
  });
});

describe('a cancelled search', () => {
  const CANCELLED = { type: 'cancelled' } as const;

  it('leaves the verdict open, and can be asked for again', () => {
    const longer = { type: 'look-longer' } as const;
    const ended = outcome(drawn(), longer, PAUSED, CANCELLED);
    expect([ended.judgement, ended.effects]).toEqual([{ kind: 'cancelled' }, [{ do: 'cancel' }]]);
    expect(canLookLonger(ended)).toBe(true);
    const again = outcome(drawn(), longer, PAUSED, CANCELLED, longer, PAUSED);
    expect(again.effects).toMatchObject([{ do: 'solve', seconds: 60 }]);
  });

  it('keeps the cells that it found', () => {
    const more = { type: 'found-more', cells: [0, 1, 2] } as const;
    const { judgement, differing } = outcome(drawn(), PAUSED, solved(SEVERAL), more, CANCELLED);
    expect(judgement).toEqual({ kind: 'judged', ambiguity: ALL });
    expect(differing).toEqual([0, 1, 2]);
  });
});

describe('cells that can be otherwise', () => {
  const several = [drawn(), PAUSED, solved(SEVERAL)] as const;

  it('stay until more is known, unless the drawing has another size', () => {
    expect(outcome(...several, drawn(LINE)).differing).toEqual([0, 1]);
    expect(outcome(...several, drawn(LARGE)).differing).toEqual([]);
  });

  it('are those of the drawing on the screen', () => {
    const state = outcome(...several);
    expect(judgementOf(state, DOT)).toBe(state);
    const other = judgementOf(state, LINE);
    expect([other.judgement.kind, other.differing]).toEqual(['working', [0, 1]]);
    expect(judgementOf(state, LARGE).differing).toEqual([]);
  });
});
