// Returns the keys as the lists of the page draw them, and the key press that a browser reports for
// such a key.

import type { KeyPress } from '../web/board/input/key-actions.ts';
import type { KeyLine } from '../web/board/key-list.ts';

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

/** Returns all keys that the lines draw; the dots of `1 … 9` are not a key. */
export function drawnKeys(lines: readonly KeyLine[]): readonly string[] {
  return lines.flatMap(([, keys]) => keys).filter((key) => key !== '…');
}

export function keyOf(drawn: string): KeyPress {
  const parts = drawn === '+' ? ['+'] : drawn.split('+');
  const name = parts[parts.length - 1] ?? '';
  return {
    key: NAMES[name] ?? name,
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
    metaKey: false,
    altKey: false,
  };
}
