import { expect, it } from 'vitest';
import { picturePalette } from './picture-palette.ts';

const INKS = { paper: 'cream', ink: 'navy' };

it.each([
  ['black on white is ink on paper', ['#ffffff', '#000000'], ['cream', 'navy']],
  ['another single colour stays', ['#ffffff', '#fcd540'], ['cream', '#fcd540']],
  ['so does a background that is not white', ['#1f70b6', '#ffffff'], ['#1f70b6', '#ffffff']],
  [
    'white in the picture stays white',
    ['#ffffff', '#000000', '#ffffff'],
    ['cream', '#000000', '#ffffff'],
  ],
])('%s', (_, colours, shown) => {
  expect(picturePalette(colours, INKS)).toEqual(shown);
});
