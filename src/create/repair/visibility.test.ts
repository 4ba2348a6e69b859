import { describe, expect, it } from 'vitest';
import { visibilityOf } from './visibility.ts';

/** Rows of digits as a drawing. */
function drawing(...rows: string[]) {
  const cells = Uint8Array.from(rows.join(''), Number);
  return { width: rows[0].length, height: rows.length, cells };
}

describe('the visibility of a change', () => {
  it('is least inside an edge, and greatest for a dot or a hole', () => {
    const edge = visibilityOf(drawing('1111', '1111', '0000', '0000'), [5]);
    const bump = visibilityOf(drawing('0000', '0100', '1111', '1111'), [5]);
    const corner = visibilityOf(drawing('1000', '0100', '0010', '0000'), [5]);
    const dot = visibilityOf(drawing('0000', '0100', '0000', '0000'), [5]);
    const hole = visibilityOf(drawing('1111', '1011', '1111', '1111'), [5]);
    expect([edge, bump, corner, dot, hole]).toEqual([1, 3, 4, 14, 14]);
  });

  it('adds up', () => {
    expect(visibilityOf(drawing('010', '000', '001'), [1, 8])).toBe(13 + 12);
  });
});
