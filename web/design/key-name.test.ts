import { expect, it } from 'vitest';
import de from '../messages/de/app.json';
import en from '../messages/en/app.json';
import { textOf } from '../messages/text-of.ts';
import { keyName } from './key-name.ts';

it.each([
  ['Ctrl+Home', 'Ctrl+Home', 'Strg+Pos1'],
  ['Ctrl+Shift+Z', 'Ctrl+Shift+Z', 'Strg+Umschalt+Z'],
  ['Page Up', 'Page Up', 'Bild auf'],
  ['Space', 'Space', 'Leertaste'],
  ['Enter', 'Enter', 'Eingabetaste'],
  ['Delete', 'Delete', 'Entf'],
  ['+', '+', '+'],
  ['?', '?', '?'],
])('%s is %s in English and %s in German', (keys, english, german) => {
  expect(keyName(keys, textOf('en', en))).toBe(english);
  expect(keyName(keys, textOf('de', de))).toBe(german);
});
