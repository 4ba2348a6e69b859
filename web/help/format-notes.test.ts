import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/detect.ts';
import { FORMAT_NOTES } from './format-notes.ts';

it('something is said of every format', () => {
  expect(Object.keys(FORMAT_NOTES).sort()).toEqual(FORMATS.map(({ id }) => id).sort());
});
