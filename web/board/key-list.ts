// The keys of the board and of the Play screen. Each entry has a message and its keys. The keys
// dialog of the Play screen, the Help screen and the manual show this list.

import type { MessageKey } from '../messages/keys.ts';

export type KeyLine = readonly [message: MessageKey, keys: readonly string[]];

export const KEY_LINES: readonly KeyLine[] = [
  ['play.keys.move', ['←', '→', '↑', '↓']],
  ['play.keys.ends', ['Home', 'End']],
  ['play.keys.corners', ['Ctrl+Home', 'Ctrl+End']],
  ['play.keys.edge', ['Ctrl+←', 'Ctrl+→', 'Ctrl+↑', 'Ctrl+↓']],
  ['play.keys.five', ['Page Up', 'Page Down']],
  ['play.keys.fill', ['Space']],
  ['play.keys.cross', ['X']],
  ['play.keys.note', ['T', 'M']],
  ['play.keys.along', ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓']],
  ['play.keys.speak', ['L', 'Shift+L']],
  ['play.keys.strike', ['S', 'Shift+S']],
  ['play.keys.colour', ['1', '…', '9']],
  ['play.undo', ['U', 'Ctrl+Z']],
  ['play.redo', ['R', 'Ctrl+Y', 'Ctrl+Shift+Z']],
  ['play.hint', ['H']],
  ['play.step', ['N']],
  ['play.check', ['C']],
  ['play.keys.pause', ['P']],
  ['play.trial.start', ['B']],
  ['play.trial.accept', ['A']],
  ['play.trial.reject', ['D']],
  ['play.keys.sheet', ['?']],
  ['play.keys.dismiss', ['Esc']],
];
