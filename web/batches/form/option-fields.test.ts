import { describe, expect, it } from 'vitest';
import { OPERATIONS, OPTIONS_OF } from '../../../src/tasks/operations/operation.ts';
import { offeredOptions } from './option-fields.ts';

describe('the form for a new batch', () => {
  it.each(OPERATIONS)('offers each option of an operation once: %s', (operation) => {
    const { plain, more } = offeredOptions(operation);
    expect([...plain, ...more].sort()).toEqual([...OPTIONS_OF[operation]].sort());
  });

  it('has in sight what makes puzzles of images have one solution', () => {
    expect(offeredOptions('create').plain).toContain('repair');
  });
});
