import { describe, expect, it } from 'vitest';
import { NO_DIGIT } from '../../explain/clue-readings/clue-reading.ts';
import { withFaintDigits } from './faint-digits.ts';
import type { InkPart } from './ink-parts.ts';
import type { DigitLook, SeenDigit } from './seen-digits.ts';

/** A net that is sure of a kind whatever it sees. */
const lookFor = (kind: number): DigitLook => ({
  ink: { width: 64, height: 32, data: new Uint8Array(64 * 32).fill(200) },
  height: 16,
  read: () => kindsOf(kind),
});

function kindsOf(kind: number): number[] {
  return Array.from({ length: NO_DIGIT + 1 }, (_, i) => (i === kind ? 0.97 : 0.003));
}

const boxAt = (left: number, width = 10) => ({ left, top: 8, width, height: 16 });
const partAt = (left: number, width = 10): InkPart => ({ ...boxAt(left, width), pixels: 60 });
const digitAt = (left: number, kind: number): SeenDigit => {
  return { box: boxAt(left), kinds: kindsOf(kind) };
};

describe('faint digits', () => {
  it('are read where nothing was seen', () => {
    const digits = withFaintDigits(lookFor(7), [digitAt(4, 2)], [partAt(4), partAt(30)]);
    expect(digits.map(({ box }) => box.left)).toEqual([4, 30]);
  });

  it('take the place of a piece that is no digit', () => {
    const piece = { ...digitAt(32, NO_DIGIT), box: boxAt(32, 3) };
    const digits = withFaintDigits(lookFor(0), [digitAt(4, 2), piece], [partAt(4, 34)]);
    expect(digits.map(({ box }) => box.left)).toEqual([4, 14]);
  });

  it('are not read within a clear digit that is wider', () => {
    const piece = { ...digitAt(0, NO_DIGIT), box: boxAt(0, 20) };
    const digits = [digitAt(4, 2), piece];
    expect(withFaintDigits(lookFor(7), digits, [partAt(6, 4)])).toEqual(digits);
  });

  it('are left out where the net is not sure', () => {
    const digits = [digitAt(4, 2)];
    expect(withFaintDigits(lookFor(NO_DIGIT), digits, [partAt(30)])).toEqual(digits);
  });
});
