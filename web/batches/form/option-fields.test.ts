import { expect, it } from 'vitest';
import { METHOD_IDS } from '../../../src/methods/registry.ts';
import { BATCH_METHODS } from './option-fields.ts';

it('offers every method', () => {
  expect(['engine', ...BATCH_METHODS]).toEqual(METHOD_IDS);
});
