// A QR code as a vector image. The code is black on white in any theme, because some readers do not
// accept white on black. Around the code is the quiet zone that readers need to find it.

import encodeQR from 'qr';
import { BLACK } from '../../src/vector/ink.ts';
import type { Box, VectorImage } from '../../src/vector/shape.ts';

/**
 * The most characters of a code: denser codes are possible, but cameras do not read them off a
 * screen.
 */
export const MAX_QR_TEXT = 1200;
/** A code of at most this many characters gets more error correction. */
const COMFORTABLE = 500;
/** The quiet zone in modules, as the standard requires. */
const QUIET = 4;

/** Returns a vector image with modules of one unit, or undefined if the text is too long. */
export function qrImage(text: string): VectorImage | undefined {
  if (text.length > MAX_QR_TEXT) return undefined;
  const ecc = text.length > COMFORTABLE ? 'low' : 'medium';
  const modules = encodeQR(text, 'raw', { ecc, border: QUIET });
  const boxes = modules.flatMap((row, y) => runsOf(row).map((run) => ({ ...run, y, height: 1 })));
  return {
    width: modules.length,
    height: modules.length,
    shapes: [{ kind: 'fills', colour: BLACK, boxes }],
  };
}

function runsOf(row: readonly boolean[]): Pick<Box, 'x' | 'width'>[] {
  const runs: Pick<Box, 'x' | 'width'>[] = [];
  for (let x = 0, end = 0; x < row.length; x = end) {
    for (end = x + 1; end < row.length && row[end] === row[x]; ) end++;
    if (row[x]) runs.push({ x, width: end - x });
  }
  return runs;
}
