// Names of keys in the language of the page: `Ctrl+Home` is `Strg+Pos1` in German.

import type { MessageKey } from '../messages/keys.ts';

const NAMED: Readonly<Record<string, MessageKey>> = {
  Ctrl: 'app.key.ctrl',
  Shift: 'app.key.shift',
  Home: 'app.key.home',
  End: 'app.key.end',
  'Page Up': 'app.key.page-up',
  'Page Down': 'app.key.page-down',
  Space: 'app.key.space',
  Enter: 'app.key.enter',
  Delete: 'app.key.delete',
  Backspace: 'app.key.backspace',
  Esc: 'app.key.escape',
};

/** Returns the name of a key, or the names of keys that are pressed together, joined by `+`. */
export function keyName(keys: string, text: (key: MessageKey) => string): string {
  if (keys === '+') return keys;
  return keys
    .split('+')
    .map((key) => (Object.hasOwn(NAMED, key) ? text(NAMED[key]) : key))
    .join('+');
}
