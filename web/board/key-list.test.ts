import { describe, expect, it } from 'vitest';
import { drawnKeys, keyOf } from '../../test/listed-keys.ts';
import { keyActionOf } from './input/key-actions.ts';
import { KEY_LINES } from './key-list.ts';

/** The lines about the board itself; the tests of the Play screen cover the other lines. */
const BOARD_LINES = KEY_LINES.filter(
  ([message]) =>
    message.startsWith('play.keys.') && !['play.keys.pause', 'play.keys.sheet'].includes(message),
);

describe('the list of keys', () => {
  it('has only keys that do something on a board', () => {
    const board = { size: { width: 9, height: 9 }, cells: new Uint8Array(81), colours: 9 };
    const listed = drawnKeys(BOARD_LINES);
    expect(listed.length).toBeGreaterThan(20);
    const doesIt = (key: string) => keyActionOf(keyOf(key), 40, board) !== undefined;
    expect(listed.filter((key) => !doesIt(key))).toEqual([]);
  });

  it('has each line once', () => {
    const messages = KEY_LINES.map(([message]) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });
});
