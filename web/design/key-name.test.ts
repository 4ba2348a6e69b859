import { expect, it } from 'vitest';
import de from '../messages/de.ts';
import en from '../messages/en.ts';
import { keyName } from './key-name.ts';

it.each([
  ['Ctrl+Home', 'Ctrl+Home', 'Strg+Pos1'],
  ['Ctrl+Shift+Z', 'Ctrl+Shift+Z', 'Strg+Umschalt+Z'],
  ['Page Up', 'Page Up', 'Bild auf'],
  ['Space', 'Space', 'Leertaste'],
  ['+', '+', '+'],
  ['?', '?', '?'],
])('%s is %s in English and %s in German', (keys, english, german) => {
  expect(keyName(keys, (key) => en[key])).toBe(english);
  expect(keyName(keys, (key) => de[key])).toBe(german);
});
