import { expect, it } from 'vitest';
import { makeDrawing } from '../../../src/create/drawing.ts';
import { drawnKeys, keyOf } from '../../../test/listed-keys.ts';
import { drawActionOf } from '../canvas/key-actions.ts';
import { DRAW_KEY_LINES } from './key-lines.ts';

it('lists only keys that do something on a drawing', () => {
  const listed = drawnKeys(DRAW_KEY_LINES);
  expect(listed.length).toBeGreaterThan(30);
  const doesIt = (key: string) => drawActionOf(keyOf(key), 40, makeDrawing(9, 9), 9) !== undefined;
  expect(listed.filter((key) => !doesIt(key))).toEqual([]);
});
