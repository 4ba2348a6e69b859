import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../../../src/create/repair/change.ts';
import { emptyPicture, withCells } from '../drawing/picture.ts';
import { withAddedColour } from '../palette/palette-edit.ts';
import {
  NOT_SEARCHED,
  type OfferEffect,
  type OfferEvent,
  type OfferState,
  offerOf,
  offerStep,
} from './repair-offer.ts';

const DOT = withCells(emptyPicture(2), [0], 1);
const FIRST = change(1);
const BEST = change(2);
const KEPT = { symmetry: 'diagonal' } as const;
const STARTED = { type: 'started', picture: DOT, kept: KEPT, goal: 'easier' } as const;
const CLOSED = { type: 'closed' } as const;

function change(cell: number): Suggestion {
  return { changes: [{ cell, from: 0, to: 1 }], isMinimal: true, visibility: 0, sureness: 0 };
}

function found(...suggestions: readonly Suggestion[]) {
  return { type: 'found', search: 1, suggestions } as const;
}

function ended(...suggestions: readonly Suggestion[]) {
  return { type: 'ended', search: 1, answer: { suggestions, complete: true } } as const;
}

const CANCELLED = { type: 'ended', search: 1, answer: undefined } as const;

/** Returns the state after the events, and the effects of the last event. */
function outcome(...events: readonly OfferEvent[]) {
  let state: OfferState = NOT_SEARCHED;
  let effects: readonly OfferEffect[] = [];
  for (const event of events) [state, effects] = offerStep(state, event);
  return { ...state, state, effects };
}

describe('the search for changes', () => {
  it('is begun for a picture, and begun anew without what was found before', () => {
    expect(outcome(STARTED).effects).toEqual([
      { do: 'search', search: 1, picture: DOT, kept: KEPT, goal: 'easier' },
    ]);
    const again = outcome(STARTED, found(FIRST), STARTED);
    expect(again.effects).toEqual([
      { do: 'search', search: 2, picture: DOT, kept: KEPT, goal: 'easier' },
    ]);
    expect(again.offer.suggestions).toEqual([]);
  });

  it('offers what it finds, and does not turn away from what is looked at', () => {
    const { offer } = outcome(STARTED, found(FIRST), found(BEST, FIRST));
    expect(offer).toEqual({ suggestions: [BEST, FIRST], shown: 1 });
    const turned = outcome(STARTED, found(FIRST, BEST), { type: 'turned', shown: 1 });
    expect(turned.offer.shown).toBe(1);
  });

  it('takes over what replaces the last suggestion', () => {
    const { offer, found: all } = outcome(STARTED, found(FIRST), found(BEST));
    expect(all).toEqual([BEST]);
    expect(offer).toEqual({ suggestions: [BEST, FIRST], shown: 1 });
  });

  it('announces at its end how much it found, and nothing if that is nothing', () => {
    const { offer, effects } = outcome(STARTED, found(FIRST), ended(BEST, FIRST));
    expect(offer).toEqual({ suggestions: [BEST, FIRST], shown: 0, end: 'tried' });
    expect(effects).toEqual([{ do: 'announce', count: 2 }]);
    expect(outcome(STARTED, ended())).toMatchObject({ offer: { end: 'tried' }, effects: [] });
  });

  it('shows the best at its end, unless somebody has turned to another', () => {
    const turn = { type: 'turned', shown: 1 } as const;
    const { offer } = outcome(STARTED, found(FIRST, BEST), turn, ended(BEST, FIRST));
    expect(offer).toEqual({ suggestions: [BEST, FIRST], shown: 0, end: 'tried' });
    const kept = outcome(STARTED, found(BEST, FIRST), turn, ended(BEST, FIRST));
    expect(kept.offer).toEqual({ suggestions: [BEST, FIRST], shown: 1, end: 'tried' });
    expect(outcome(STARTED, found(BEST, FIRST), turn, STARTED).isTurned).toBe(false);
  });

  it('keeps what it has found when it is cancelled', () => {
    const { offer, effects } = outcome(STARTED, found(FIRST), CANCELLED);
    expect(offer).toEqual({ suggestions: [FIRST], shown: 0, end: 'cancelled' });
    expect(effects).toEqual([{ do: 'announce', count: 1 }]);
  });

  it('says why it failed, until it is begun again', () => {
    const failed = { type: 'failed', search: 1, message: 'gone' } as const;
    expect(outcome(STARTED, failed).failure).toBe('gone');
    expect(outcome(STARTED, failed, STARTED).failure).toBeUndefined();
  });

  it('is cancelled when it is closed, and what it still finds does not count', () => {
    expect(outcome(STARTED, found(FIRST), CLOSED).effects).toEqual([{ do: 'cancel' }]);
    for (const late of [found(FIRST), ended(FIRST), CANCELLED]) {
      expect(outcome(STARTED, CLOSED, late)).toMatchObject({ offer: { shown: 0 }, effects: [] });
      expect(outcome(STARTED, CLOSED, late).offer.suggestions).toEqual([]);
      expect(outcome(STARTED, STARTED, late).offer.suggestions).toEqual([]);
    }
  });
});

it('what was found is for one picture, however its colours look', () => {
  const { state } = outcome(STARTED, found(FIRST));
  const [paper, ink] = DOT.palette;
  const blue = { ...DOT, palette: [paper, { ...ink, rgb: '#0000ff' }] };
  expect([DOT, blue].map((picture) => offerOf(state, picture))).toEqual([state, state]);
  const coloured = withAddedColour(DOT, { name: 'red', rgb: '#ff0000' });
  for (const other of [coloured, withCells(DOT, [1], 1)])
    expect(offerOf(state, other)).toBe(NOT_SEARCHED);
});
