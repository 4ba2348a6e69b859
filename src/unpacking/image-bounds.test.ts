import { describe, expect, it } from 'vitest';
import { imageNotRead } from './image-bounds.ts';

describe('an image that is not read', () => {
  it('is called damaged, unless it took too long', () => {
    expect(imageNotRead('bad seek')).toMatchObject({ code: 'no-image' });
    expect(imageNotRead('timeout: 45% complete')).toMatchObject({ code: 'too-large' });
  });
});
