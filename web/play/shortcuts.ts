// The keys of the Play screen; those of the board are the board's own. Single letters can be
// switched off, because they get in the way of people who talk to their computer.

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
