import { describe, expect, it } from 'vitest';
import { withNewColour, withoutColour } from './draft-colours.ts';
import { type DraftEffect, type DraftEvent, draftStep, openDraft } from './draft-step.ts';
import { emptyDraft, type TypedDraft } from './typed-draft.ts';

const [START, A, B] = [3, 4, 5].map((side) => emptyDraft(side, side));

/** Returns the draft after the events, and all effects on the way. */
function outcome(id: string | undefined, events: readonly DraftEvent[]) {
  let open = openDraft(id, START);
  const effects: DraftEffect[] = [];
  for (const event of events) {
    const [next, caused] = draftStep(open, event);
    open = next;
    effects.push(...caused);
  }
  return { id: open.id, draft: open.timeline.present, effects };
}

const changed = (draft: TypedDraft, tag?: string): DraftEvent => ({ type: 'changed', draft, tag });
const savedAs = (id: string, draft: TypedDraft): DraftEvent => ({ type: 'saved', draft, id });
const UNDO = { type: 'undo' } as const;
const REDO = { type: 'redo' } as const;
const kept = (id: string | undefined, draft: TypedDraft) => ({ do: 'keep', id, draft });

describe('a draft', () => {
  it('is kept at every change, undo and redo', () => {
    const { draft, effects } = outcome('p', [changed(A), changed(B), UNDO, REDO]);
    expect(effects).toEqual([A, B, A, B].map((each) => kept('p', each)));
    expect(draft).toBe(B);
  });

  it('is not written while it stays the same', () => {
    expect(outcome(undefined, [changed(START), UNDO, REDO]).effects).toEqual([]);
  });

  it('takes changes of one tag as one step', () => {
    expect(outcome(undefined, [changed(A, 'size'), changed(B, 'size'), UNDO]).draft).toBe(START);
  });
});

describe('the record of a draft', () => {
  it('is not needed once the draft is saved', () => {
    for (const from of [undefined, 'p']) {
      const { id, effects } = outcome(from, [changed(A), savedAs('p', A)]);
      expect(effects.slice(1)).toEqual([{ do: 'forget', id: from }]);
      expect(id).toBe('p');
    }
  });

  it('stays if something was typed since the saving, or moves along with the puzzle', () => {
    const events = [changed(A), changed(B), savedAs('p', A)];
    expect(outcome('p', events).effects).toEqual([kept('p', A), kept('p', B)]);
    expect(outcome(undefined, events).effects.slice(2)).toEqual([
      { do: 'move', from: undefined, to: 'p', draft: B },
    ]);
  });

  it('is that of the saved puzzle from then on', () => {
    const { effects } = outcome(undefined, [changed(A), savedAs('p', A), changed(B)]);
    expect(effects.at(-1)).toEqual(kept('p', B));
  });

  it('follows the colours of the saved puzzle', () => {
    const two = withNewColour(START);
    const one = withoutColour(two, 1);
    const since = { ...two, coloursNow: [0, 2, 1] };
    const { draft, effects } = outcome('p', [changed(two), changed(one), UNDO, savedAs('p', one)]);
    expect(draft).toEqual(since);
    expect(effects.at(-1)).toEqual(kept('p', since));
    expect(outcome('p', [changed(one), savedAs('p', one), UNDO]).draft.coloursNow).toEqual([
      0, 0, 1,
    ]);
  });
});
