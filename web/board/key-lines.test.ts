import { describe, expect, it } from 'vitest';
import { deedOf } from './cursor.ts';
import { KEY_LINES } from './key-lines.ts';

/** Of the lines that are about the board, those of the screen around it are tested there. */
const BOARD_LINES = KEY_LINES.filter(
  ([message]) => message.startsWith('play.keys.') && message !== 'play.keys.sheet',
);

const NAMES: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Space: ' ',
  Esc: 'Escape',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
};

describe('the list of keys', () => {
  it('has only keys that do something on a board', () => {
    const cells = new Uint8Array(81);
    const listed = BOARD_LINES.flatMap(([, keys]) => keys).filter((key) => key !== '…');
    expect(listed.length).toBeGreaterThan(20);
    const idle = listed.filter((drawn) => {
      const parts = drawn.split('+');
      const name = parts[parts.length - 1];
      const key = {
        key: NAMES[name] ?? name,
        ctrlKey: parts.includes('Ctrl'),
        shiftKey: parts.includes('Shift'),
        metaKey: false,
        altKey: false,
      };
      return deedOf(key, 40, cells, { width: 9, height: 9 }, 9) === undefined;
    });
    expect(idle).toEqual([]);
  });

  it('has each line once', () => {
    const messages = KEY_LINES.map(([message]) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });
});
