// Pictures in little room. Each cell is its colour as a number of as few bits as the palette needs,
// row by row, and each character of base64url (RFC 4648) holds six bits. The text has no compressor
// and no header: size and number of colours are known where a picture is stored.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const NO_DIGIT = -1;

const digits = new Int8Array(128).fill(NO_DIGIT);
for (let digit = 0; digit < ALPHABET.length; digit++) digits[ALPHABET.charCodeAt(digit)] = digit;

/** Packs colour indices below `colours`, a number that counts the background. */
export function packPicture(cells: Uint8Array, colours: number): string {
  const width = bitsOf(colours);
  let text = '';
  let held = 0;
  let count = 0;
  for (const cell of cells) {
    held = (held << width) | cell;
    count += width;
    while (count >= BITS) {
      count -= BITS;
      text += ALPHABET[held >> count];
      held &= (1 << count) - 1;
    }
  }
  return count === 0 ? text : text + ALPHABET[held << (BITS - count)];
}

/**
 * Returns the colour indices of `length` cells; undefined if the text is damaged: if it is too
 * short or too long, or has another character or a colour that is not there.
 */
export function unpackPicture(
  text: string,
  length: number,
  colours: number,
): Uint8Array<ArrayBuffer> | undefined {
  const width = bitsOf(colours);
  if (text.length !== Math.ceil((length * width) / BITS)) return undefined;
  const cells = new Uint8Array(length);
  let next = 0;
  let held = 0;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const digit = digits[text.charCodeAt(at)] ?? NO_DIGIT;
    if (digit === NO_DIGIT) return undefined;
    held = (held << BITS) | digit;
    count += BITS;
    while (count >= width && next < length) {
      count -= width;
      const colour = held >> count;
      if (colour >= colours) return undefined;
      cells[next++] = colour;
      held &= (1 << count) - 1;
    }
  }
  return held === 0 ? cells : undefined;
}

function bitsOf(colours: number): number {
  return Math.max(1, Math.ceil(Math.log2(colours)));
}
