import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/detect.ts';
import { FORMAT_IDS } from './format-ids.ts';

it('every format is listed', () => {
  expect([...FORMAT_IDS].sort()).toEqual(FORMATS.map(({ id }) => id).sort());
});
