// Lists the keys of the drawing, as lines of the dialog that shows them.

import type { KeyLine } from '../../board/key-list.ts';
import { TOOL_KEYS, TURN_KEYS } from '../canvas/key-actions.ts';
import { DRAW_TOOLS } from '../canvas/stroke.ts';

export const DRAW_KEY_LINES: readonly KeyLine[] = [
  ['play.keys.move', ['←', '→', '↑', '↓']],
  ['play.keys.ends', ['Home', 'End']],
  ['play.keys.corners', ['Ctrl+Home', 'Ctrl+End']],
  ['play.keys.edge', ['Ctrl+←', 'Ctrl+→', 'Ctrl+↑', 'Ctrl+↓']],
  ['play.keys.five', ['Page Up', 'Page Down']],
  ['draw.keys.paint', ['Space', 'Enter']],
  ['draw.keys.erase', ['X', 'Delete', 'Backspace']],
  ['draw.keys.along', ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓']],
  ['play.keys.colour', ['1', '…', '9']],
  ...DRAW_TOOLS.map((tool): KeyLine => [`draw.tool.${tool}`, [TOOL_KEYS[tool]]]),
  ['draw.text', ['T']],
  ['draw.select.all', ['Ctrl+A']],
  ['draw.keys.box', ['Shift+←', 'Shift+→', 'Shift+↑', 'Shift+↓']],
  ['draw.keys.move', ['←', '→', '↑', '↓']],
  ['draw.keys.clipboard', ['Ctrl+X', 'Ctrl+C', 'Ctrl+V']],
  ['draw.select.turn', [TURN_KEYS.rotate]],
  ['draw.select.flip.left-right', [TURN_KEYS['flip-left-right']]],
  ['draw.select.flip.top-bottom', [TURN_KEYS['flip-top-bottom']]],
  ['draw.keys.mirror', ['M']],
  ['draw.keys.zoom', ['+', '-']],
  ['draw.undo', ['U', 'Ctrl+Z']],
  ['draw.redo', ['R', 'Ctrl+Y', 'Ctrl+Shift+Z']],
  ['draw.keys.drop', ['Esc']],
  ['play.keys.sheet', ['?']],
];
