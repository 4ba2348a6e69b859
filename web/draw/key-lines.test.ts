import { expect, it } from 'vitest';
import { makeDrawing } from '../../src/create/drawing.ts';
import { DRAW_KEY_LINES } from './key-lines.ts';
import { drawDeedOf } from './keys.ts';

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

it('lists only keys that do something on a drawing', () => {
  const listed = DRAW_KEY_LINES.flatMap(([, keys]) => keys).filter((key) => key !== '…');
  expect(listed.length).toBeGreaterThan(30);
  const idle = listed.filter((drawn) => {
    const parts = drawn === '+' ? ['+'] : drawn.split('+');
    const name = parts[parts.length - 1];
    const key = {
      key: NAMES[name] ?? name,
      ctrlKey: parts.includes('Ctrl'),
      shiftKey: parts.includes('Shift'),
      metaKey: false,
      altKey: false,
    };
    return drawDeedOf(key, 40, makeDrawing(9, 9), 9) === undefined;
  });
  expect(idle).toEqual([]);
});
