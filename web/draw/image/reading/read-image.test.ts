import { describe, expect, it } from 'vitest';
import { readImage } from './read-image.ts';

/**
 * A file like those that browsers give for a folder that is dropped, or for a file that was deleted
 * after it was chosen.
 */
class Unreadable extends Blob {
  override slice(): Blob {
    return this;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('gone', 'NotFoundError'));
  }
}

describe('reading an image', () => {
  it('says that a file cannot be read', async () => {
    expect(await readImage(new Unreadable())).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('says that a file is no image', async () => {
    expect(await readImage(new Blob(['text']))).toEqual({ ok: false, reason: 'no-image' });
  });
});
