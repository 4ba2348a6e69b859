import { describe, expect, it } from 'vitest';
import { imageNotRead } from './image-bounds.ts';

describe('an image that is not read', () => {
  it('is called damaged, unless it took too long', () => {
    const damaged = { code: 'no-image', message: expect.not.stringContaining('bad seek') };
    expect(imageNotRead('bad seek')).toMatchObject(damaged);
    expect(imageNotRead('timeout: 45% complete')).toMatchObject({ code: 'too-large' });
  });
});
