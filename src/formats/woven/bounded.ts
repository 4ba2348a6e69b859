// Bounds what a text packed by Brotli can grow to, which the decoder itself does not: a few hundred
// bytes can be packed noughts for gigabytes. The heading of a block tells its length, which is at
// most 16 MiB, and whether the block is the last one. Where a block that is not stored as it is
// ends, only the decoder knows. Packers divide a text into such blocks only if it has more than
// about 250 kB, so a text with one of them is all that is read. Source: RFC 7932, 9.1 and 9.2.

/** Whether the last block is the only one that is not stored as it is. */
export function isBounded(bytes: Uint8Array): boolean {
  const numberAt = (at: number, bits: number): number => {
    let number = 0;
    for (let i = bits - 1; i >= 0; i--) {
      number = (number << 1) | (((bytes[(at + i) >> 3] ?? 0) >> ((at + i) & 7)) & 1);
    }
    return number;
  };
  let at = windowBits(numberAt(0, 4));
  while (at < 8 * bytes.length) {
    const isLast = numberAt(at, 1) === 1;
    if (isLast) return true;
    const nibbles = 4 + numberAt(at + 1, 2);
    const length = 1 + numberAt(at + 3, 4 * nibbles);
    const end = at + 3 + 4 * nibbles;
    const isStored = nibbles < 7 && numberAt(end, 1) === 1;
    if (!isStored) return false;
    at = 8 * (Math.ceil((end + 1) / 8) + length);
  }
  return false;
}

/** Returns the bits that the size of the window takes at the beginning of a text. */
function windowBits(start: number): number {
  if ((start & 1) === 0) return 1;
  return start === 1 ? 7 : 4;
}
