// Looks once more, with less ink, where no digit was seen: beside strong strokes, thin ones are
// faint, and a digit breaks into pieces that are none. Cost: a look at each pixel of a line, and
// the net for what is seen anew.

import { NO_DIGIT } from '../../explain/clue-readings/clue-reading.ts';
import type { PixelBox } from '../photo-reading.ts';
import type { InkPart } from './ink-parts.ts';
import { type DigitLook, digitClarity, type SeenDigit, seenDigits } from './seen-digits.ts';

/** The ink that pixels of a faint digit have at least, of 255: with less, digits hang together. */
export const FAINT_INKS = [80, 56] as const;
/** The probability of a faint digit at least. */
const LEAST_CLARITY = 0.8;

/** Takes the digits of a line, and its parts with faint ink. */
export function withFaintDigits(
  look: DigitLook,
  digits: readonly SeenDigit[],
  parts: readonly InkPart[],
): SeenDigit[] {
  const clear = digits.filter(isClear).map(({ box }) => box);
  const pieces = digits.filter((digit) => !isClear(digit));
  const unread = parts.flatMap((part) => {
    const rest = restBeside(part, clear);
    const isWhole = rest.width === part.width;
    const isUnread = isWhole || pieces.some(({ box }) => overlap(box, rest));
    return rest.width > 0 && isUnread ? [rest] : [];
  });
  const faint = seenDigits(look, unread).filter((digit) => digitClarity(digit) >= LEAST_CLARITY);
  const kept = digits.filter(({ box }) => !faint.some((digit) => overlap(digit.box, box)));
  return [...kept, ...faint];
}

function isClear(digit: SeenDigit): boolean {
  return digitClarity(digit) > digit.kinds[NO_DIGIT];
}

/**
 * Returns the wider of the two sides that a part has beside the digits with which it overlaps; its
 * width is no more than 0 where these hide the part.
 */
function restBeside(part: InkPart, digits: readonly PixelBox[]): InkPart {
  const near = digits.filter((box) => overlap(box, part));
  if (near.length === 0) return part;
  const start = Math.min(...near.map(({ left }) => left));
  const end = Math.max(...near.map(({ left, width }) => left + width));
  const [before, after] = [start - part.left, part.left + part.width - end];
  const [left, width] = before > after ? [part.left, before] : [end, after];
  return { ...part, left, width };
}

function overlap(a: PixelBox, b: PixelBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
