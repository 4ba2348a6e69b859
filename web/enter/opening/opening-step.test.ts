import { describe, expect, it } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import { MAX_FILE_BYTES } from '../../puzzle-store/file-text.ts';
import type { OpenedText } from './open-text.ts';
import {
  nothingOpened,
  type Opening,
  type OpeningEffect,
  type OpeningEvent,
  openingStep,
} from './opening-step.ts';

const GOOD = 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n';
const WRONG_SUM = 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n2\n';
const BROKEN = 'rows\n2\n1x\ncolumns\n2\n1\n';

const openedOf = (text: string): OpenedText => ({ text, outcomes: parsePuzzles(text) });
const read = (text: string) => ({ type: 'read', opened: openedOf(text) }) as const;
const SHOW = { type: 'dialog', isOpen: true } as const;

/** Returns the state after the events, and all effects on the way. */
function outcome(...events: readonly OpeningEvent[]) {
  return outcomeFrom(nothingOpened(true), events);
}

function outcomeFrom(start: Opening, events: readonly OpeningEvent[]) {
  let state = start;
  const effects: OpeningEffect[] = events.flatMap((event) => {
    const [next, caused] = openingStep(state, event);
    state = next;
    return caused;
  });
  return { ...state, effects };
}

describe('a text that is opened', () => {
  it('is read, and what was read before is forgotten', () => {
    const { opened, effects } = outcome(SHOW, read(BROKEN), { type: 'text', text: GOOD });
    expect(opened).toBeUndefined();
    expect(effects).toEqual([{ do: 'read', text: GOOD, fileName: undefined }]);
  });

  it('comes onto the board at once if it is one puzzle, right or with wrong clues', () => {
    for (const text of [GOOD, WRONG_SUM]) {
      const { isOpen, effects } = outcome(SHOW, read(text));
      expect(isOpen).toBe(false);
      expect(effects).toMatchObject([{ do: 'put-on-board', draft: { rows: ['2', '1'] } }]);
    }
  });

  it('is shown in the dialog if there is something to choose, or nothing to put', () => {
    for (const text of [`${GOOD}====\n${GOOD}`, BROKEN]) {
      const { isOpen, opened, effects } = outcome(read(text));
      expect([isOpen, opened?.text, effects]).toEqual([true, text, []]);
    }
  });

  it('leaves a puzzle of the library alone', () => {
    const { effects } = outcomeFrom(nothingOpened(false), [read(GOOD)]);
    expect(effects).toMatchObject([{ do: 'put-on-new-board', draft: { rows: ['2', '1'] } }]);
  });

  it('goes into the library where the board has no room', () => {
    const clues = Array.from({ length: 201 }, () => '0').join('\n');
    const wide = `width 201\nheight 1\nrows\n0\ncolumns\n${clues}\n`;
    const { isOpen, effects } = outcome(SHOW, read(wide));
    expect(isOpen).toBe(false);
    expect(effects).toMatchObject([{ do: 'add-and-play', puzzle: { width: 201 } }]);
  });

  it('is not read when it is too large', () => {
    const text = ' '.repeat(MAX_FILE_BYTES + 1);
    const { isOpen, failure, effects } = outcome({ type: 'text', text });
    expect([isOpen, failure, effects]).toEqual([true, { reason: 'too-large' }, []]);
  });

  it('tells why it could not be read, until something else is typed', () => {
    const failed = { type: 'failed', message: 'gone' } as const;
    const { isOpen, failure } = outcome(read(BROKEN), failed);
    expect([isOpen, failure]).toEqual([true, { reason: 'failed', message: 'gone' }]);
    const typed = outcome(read(BROKEN), failed, { type: 'typed' });
    expect([typed.isOpen, typed.failure, typed.opened]).toEqual([true, undefined, undefined]);
  });
});

describe('a file that is opened', () => {
  const fileRead = (content: (OpeningEvent & { type: 'file-read' })['content']) =>
    ({ type: 'file-read', fileName: 'a.non', content }) as const;

  it('is read as text under its name', () => {
    const file = new File([GOOD], 'a.non');
    expect(outcome({ type: 'file', file }).effects).toEqual([{ do: 'read-file', file }]);
    expect(outcome(fileRead({ ok: true, text: GOOD })).effects).toEqual([
      { do: 'read', text: GOOD, fileName: 'a.non' },
    ]);
  });

  it('tells in the dialog what it is instead of a text', () => {
    const { isOpen, failure, effects } = outcome(fileRead({ ok: false, reason: 'image' }));
    expect([isOpen, effects]).toEqual([true, []]);
    expect(failure).toEqual({ reason: 'image', fileName: 'a.non' });
  });
});
