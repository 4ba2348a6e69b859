import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines, textPlaceOf } from './text-lines.ts';

describe('the place of a character', () => {
  it('is where the lines of the text have it', () => {
    const text = fc.string({ unit: fc.constantFrom('x', '\n', '\r', '\r\n') });
    fc.assert(
      fc.property(text, (each) => {
        const lines = splitLines(each);
        const places = lines.flatMap(({ text: line, number }) =>
          Array.from(line, (_, i) => ({ line: number, column: i + 1 })),
        );
        const offsets = [...each.matchAll(/x/g)].map(({ index }) => index);
        expect(offsets.map((offset) => textPlaceOf(each, offset))).toEqual(places);
      }),
    );
  });

  it.each(['\n', '\r', '\r\n'])('is in its line if it belongs to the line end %j', (end) => {
    const places = Array.from(end, (_, i) => textPlaceOf(`ab${end}c`, 2 + i));
    expect(places).toEqual(Array.from(end, (_, i) => ({ line: 1, column: 3 + i })));
  });
});
