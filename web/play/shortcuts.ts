// The keys of the Play screen; those of the board are the board's own. Single letters can be switched off, because they
// get in the way of people who talk to their computer.

export const COMMANDS = ['undo', 'redo', 'hint', 'step', 'check', 'keys', 'dismiss'] as const;
export type Command = (typeof COMMANDS)[number];

/** As much of a keyboard event as is needed here. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const LETTERS: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  n: 'step',
  c: 'check',
  '?': 'keys',
};

export function commandOf(key: Key, hasLetters: boolean): Command | undefined {
  const name = key.key.toLowerCase();
  if (key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey) return chordOf(name, key.shiftKey);
  if (name === 'escape') return 'dismiss';
  return hasLetters && Object.hasOwn(LETTERS, name) ? LETTERS[name] : undefined;
}

function chordOf(name: string, isShifted: boolean): Command | undefined {
  if (name === 'z') return isShifted ? 'redo' : 'undo';
  return name === 'y' ? 'redo' : undefined;
}

/** What the help sheet lists: the message of each line, and its keys. */
export const KEY_LINES = [
  ['play.keys.move', ['←', '→', '↑', '↓']],
  ['play.keys.ends', ['Home', 'End']],
  ['play.keys.corners', ['Ctrl+Home', 'Ctrl+End']],
  ['play.keys.edge', ['Ctrl+←', 'Ctrl+→', 'Ctrl+↑', 'Ctrl+↓']],
  ['play.keys.five', ['Page Up', 'Page Down']],
  ['play.keys.fill', ['Space']],
  ['play.keys.cross', ['X']],
  ['play.keys.tentative', ['T', 'M']],
  ['play.keys.along', ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓']],
  ['play.keys.colour', ['1', '…', '9']],
  ['play.undo', ['U', 'Ctrl+Z']],
  ['play.redo', ['R', 'Ctrl+Y', 'Ctrl+Shift+Z']],
  ['play.hint', ['H']],
  ['play.step', ['N']],
  ['play.check', ['C']],
  ['play.keys.sheet', ['?']],
  ['play.keys.dismiss', ['Esc']],
] as const;
