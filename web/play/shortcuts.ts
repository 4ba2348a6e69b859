// The keys of the Play screen; the keys of the board are in board/input. Shortcuts of a single
// letter can be switched off, because they get in the way of people who talk to their computer.

import type { useSettings } from '../app/settings.ts';
import type { KeyPress } from '../board/input/key-actions.ts';
import type { KeyLine } from '../board/key-list.ts';

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

type KeySettings = Pick<
  ReturnType<typeof useSettings.getState>,
  'letterKeys' | 'showTimer' | 'mistakes'
>;

/** Returns the lines of a list of keys without the keys that the settings switch off. */
export function keysInUse(lines: readonly KeyLine[], settings: KeySettings): readonly KeyLine[] {
  return lines
    .map(([message, keys]): KeyLine => [message, keys.filter((key) => isInUse(key, settings))])
    .filter(([, keys]) => keys.length > 0);
}

function isInUse(key: string, settings: KeySettings): boolean {
  const name = key.toLowerCase();
  if (!Object.hasOwn(LETTERS, name)) return true;
  return settings.letterKeys && isOffered(LETTERS[name], settings);
}

/** Whether the settings leave the shortcut anything to do. */
export function isOffered(
  shortcut: Shortcut,
  { showTimer, mistakes }: Omit<KeySettings, 'letterKeys'>,
): boolean {
  if (shortcut === 'pause') return showTimer;
  return shortcut !== 'check' || mistakes !== 'never';
}
