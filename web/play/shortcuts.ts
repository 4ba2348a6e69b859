// The keys of the Play screen; the keys of the board are in board/input. Shortcuts of a single
// letter can be switched off, because they get in the way of people who talk to their computer.

import type { KeyPress } from '../board/input/key-actions.ts';

const SHORTCUTS = [
  'undo',
  'redo',
  'hint',
  'step',
  'check',
  'pause',
  'begin-trial',
  'accept-trial',
  'drop-trial',
  'keys',
  'dismiss',
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

const LETTERS: Readonly<Record<string, Shortcut>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  n: 'step',
  c: 'check',
  p: 'pause',
  b: 'begin-trial',
  a: 'accept-trial',
  d: 'drop-trial',
  '?': 'keys',
};

export function shortcutOf(key: KeyPress, hasLetters: boolean): Shortcut | undefined {
  const name = key.key.toLowerCase();
  if (key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey) return chordOf(name, key.shiftKey);
  if (name === 'escape') return 'dismiss';
  return hasLetters && Object.hasOwn(LETTERS, name) ? LETTERS[name] : undefined;
}

function chordOf(name: string, isShifted: boolean): Shortcut | undefined {
  if (name === 'z') return isShifted ? 'redo' : 'undo';
  return name === 'y' ? 'redo' : undefined;
}
