// Cuts digits out of the ink of a clue and has the net tell what they are. Cost: about 0.1 ms a
// digit.

import { NO_DIGIT } from '../../explain/clue-readings/clue-reading.ts';
import { digitPatch, type InkImage } from '../digits/digit-patch.ts';
import type { DigitReader } from '../digits/read-digit.ts';
import type { PixelBox } from '../photo-reading.ts';
import { cutBox, cutsInTwo, digitParts, mostDigits } from './digit-parts.ts';
import type { InkPart } from './ink-parts.ts';

/** A digit that was cut out, and the probabilities of its kinds. */
export interface SeenDigit {
  readonly box: PixelBox;
  readonly kinds: readonly number[];
}

/** A part that is no digit with this probability or more is left out. */
const SURELY_NONE = 0.985;

/** The ink, the usual height of a digit and the net, which are needed to see a digit. */
export interface DigitLook {
  readonly ink: InkImage;
  /** The usual height of a digit. */
  readonly height: number;
  readonly read: DigitReader;
}

/** Cuts digits out of parts; a wide part is cut in the way that reads best. */
export function seenDigits(look: DigitLook, parts: readonly InkPart[]): SeenDigit[] {
  const digits = digitParts(parts, look.height).flatMap((box) => bestCut(look, box));
  return digits.filter(({ kinds }) => kinds[NO_DIGIT] < SURELY_NONE);
}

function bestCut(look: DigitLook, box: PixelBox): SeenDigit[] {
  let best = seen(look, [box]);
  let most = leastClarity(best);
  const digits = mostDigits(box, look.height);
  const cuts = digits > 1 ? cutsInTwo(look.ink, box) : [];
  for (const boxes of digits > 2 ? [...cuts, cutBox(look.ink, box, 3)] : cuts) {
    const cut = seen(look, boxes);
    if (leastClarity(cut) > most) [best, most] = [cut, leastClarity(cut)];
  }
  return best;
}

function seen({ ink, read }: DigitLook, boxes: readonly PixelBox[]): SeenDigit[] {
  return boxes.map((box) => ({ box, kinds: read(digitPatch(ink, box)) }));
}

/** Returns how clear the least clear digit is. */
function leastClarity(digits: readonly SeenDigit[]): number {
  return Math.min(...digits.map(digitClarity));
}

/** Returns how likely the likeliest digit is. */
export function digitClarity({ kinds }: Pick<SeenDigit, 'kinds'>): number {
  return Math.max(...kinds.slice(0, NO_DIGIT));
}

/** Returns the mean probability of the likeliest digits; undefined if there are none. */
export function meanClarity(digits: readonly Pick<SeenDigit, 'kinds'>[]): number | undefined {
  if (digits.length === 0) return undefined;
  return digits.reduce((sum, digit) => sum + digitClarity(digit), 0) / digits.length;
}
