import { describe, expect, it } from 'vitest';
import {
  type DocumentEffect,
  type DocumentEvent,
  type DocumentRules,
  documentStep,
  openDocument,
  type SharedDocument,
} from './shared-document.ts';

interface TextRecord {
  readonly text: string;
  readonly at: number;
}
type Text = SharedDocument<string, TextRecord>;

/** The rules of a test document whose text is saved at once if all its letters are capitals. */
const ASKING: DocumentRules<string, TextRecord> = {
  recordOf: (text, at) => ({ text, at }),
  opened: ({ text }) => text,
  isNew: ({ at }, { known }) => at > (known?.at ?? 0),
  isAhead: ({ own, saved }) => own !== saved,
  whenToSave: (own, saved) => {
    if (own === saved) return 'never';
    return own === own.toUpperCase() ? 'now' : 'on-leaving';
  },
  asks: true,
};
const STUBBORN = { ...ASKING, asks: false };

/** Returns the document after the events, and all effects on the way. */
function outcome(
  events: readonly DocumentEvent<string, TextRecord>[],
  rules = ASKING,
): { readonly document: Text; readonly effects: readonly DocumentEffect<string, TextRecord>[] } {
  let document: Text = openDocument('a', '');
  const effects = events.flatMap((event) => {
    const [next, caused] = documentStep(document, event, rules);
    document = next;
    return caused;
  });
  return { document, effects };
}

const changed = (own: string, now: number) => ({ type: 'changed', own, now }) as const;
const loaded = (text: string, at: number) =>
  ({ type: 'loaded', id: 'a', record: { text, at }, now: at + 1 }) as const;
const WOKE = { type: 'woke' } as const;
const SAVED = { type: 'saved', id: 'a' } as const;
const LEFT = { type: 'left' } as const;
const savedAs = (text: string, at: number) =>
  ({ do: 'save', id: 'a', record: { text, at } }) as const;
const LOAD = { do: 'load', id: 'a' } as const;

describe('a document in one tab', () => {
  it('is saved when that is worth it, and others are told', () => {
    expect(outcome([changed('a', 1), changed('A', 2), SAVED]).effects).toEqual([
      savedAs('A', 2),
      { do: 'notify-tabs', id: 'a' },
    ]);
  });

  it('is saved with everything when the page is hidden, even while a load is under way', () => {
    const hidden = { type: 'hidden', now: 3 } as const;
    expect(outcome([changed('a', 1), hidden]).effects).toEqual([savedAs('a', 3)]);
    expect(outcome([WOKE, changed('A', 1), hidden, hidden]).effects).toEqual([
      LOAD,
      savedAs('A', 3),
    ]);
  });

  it('closes its channel when it is left, after the last write', () => {
    expect(outcome([LEFT]).effects).toEqual([{ do: 'close' }]);
    const { effects } = outcome([changed('A', 1), changed('B', 2), LEFT, SAVED, SAVED]);
    expect(effects.slice(2)).toEqual([
      { do: 'notify-tabs', id: 'a' },
      { do: 'notify-tabs', id: 'a' },
      { do: 'close' },
    ]);
  });
});

describe('what another tab has saved', () => {
  it('is loaded when that is told, unless it is another document or this one is left', () => {
    const savedElsewhere = (id: string) => ({ type: 'saved-elsewhere', id }) as const;
    expect(outcome([savedElsewhere('a')]).effects).toEqual([LOAD]);
    expect(outcome([savedElsewhere('b')]).effects).toEqual([]);
    expect(outcome([LEFT, savedElsewhere('a')]).effects).toEqual([{ do: 'close' }]);
  });

  it('is taken over, and not saved again', () => {
    const { document, effects } = outcome([WOKE, loaded('A', 5)]);
    expect(effects).toEqual([LOAD, { do: 'show', own: 'A' }]);
    expect(document).toMatchObject({ own: 'A', saved: 'A', known: { at: 5 }, loads: 0 });
  });

  it('is left alone if it is old, missing, or of another document', () => {
    const old = [changed('A', 7), WOKE, loaded('B', 6)];
    const missing = [WOKE, { ...loaded('', 1), record: undefined }];
    const otherRecord = [WOKE, { ...loaded('B', 9), id: 'b' }];
    for (const events of [old, missing, otherRecord]) {
      const { document, effects } = outcome(events);
      expect(effects.map((effect) => effect.do)).not.toContain('show');
      expect(document.loads).toBe(0);
    }
  });
});

describe('work of two tabs', () => {
  const conflict = [WOKE, changed('A', 1), loaded('B', 5)];

  it('is not saved before it is clear that there is none of another tab', () => {
    expect(outcome([WOKE, changed('A', 1)]).effects).toEqual([LOAD]);
    const nothing = { ...loaded('', 1), record: undefined, now: 4 };
    expect(outcome([WOKE, WOKE, changed('A', 1), nothing]).effects).toEqual([LOAD, LOAD]);
    expect(outcome([WOKE, changed('A', 1), nothing]).effects).toEqual([LOAD, savedAs('A', 4)]);
  });

  it('makes the person choose, and nothing is saved before', () => {
    const hidden = { type: 'hidden', now: 8 } as const;
    const { document, effects } = outcome([...conflict, changed('AA', 7), hidden]);
    expect(effects).toEqual([LOAD, { do: 'ask' }]);
    expect(document).toMatchObject({ own: 'AA', otherRecord: { text: 'B' } });
  });

  it('goes as the person chooses', () => {
    const choose = (takesOver: boolean) =>
      outcome([...conflict, { type: 'chosen', takesOver, now: 9 }, WOKE, loaded('B', 5)]);
    expect(choose(true).document).toMatchObject({ own: 'B', saved: 'B' });
    expect(choose(true).effects.slice(2)).toEqual([{ do: 'show', own: 'B' }, LOAD]);
    expect(choose(false).document).toMatchObject({ own: 'A', saved: 'A', known: { at: 9 } });
    expect(choose(false).effects.slice(2)).toEqual([savedAs('A', 9), LOAD]);
  });

  it('stays as it is in this tab where nobody is asked', () => {
    const { document, effects } = outcome([WOKE, changed('a', 1), loaded('B', 5)], STUBBORN);
    expect([document.own, document.otherRecord, effects]).toEqual(['a', undefined, [LOAD]]);
    expect(outcome([WOKE, changed('A', 1)], STUBBORN).effects).toEqual([LOAD, savedAs('A', 1)]);
  });
});
