import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packLines, unpackLines } from './packed-lines.ts';

describe('packed lines', () => {
  it('are the same unpacked, and have their bytes', () => {
    const { packed, bytes } = packLines(['{"a":"ü"}', '']);
    expect(bytes).toBe(11);
    expect(unpackLines(packed)).toEqual(['{"a":"ü"}', '']);
  });

  it('are bounded in memory, both ways', () => {
    const text = Buffer.alloc(128_000_001, 'x');
    expect(() => packLines([text.toString('latin1')])).toThrow('more than 128 MB');
    expect(() => unpackLines(gzipSync(text, { level: 1 }))).toThrow(RangeError);
  });
});
