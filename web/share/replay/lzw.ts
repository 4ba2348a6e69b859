// The variant of LZW in GIF files. A code stands for a run of pixels that was seen before. Codes
// get one bit longer as they get more, up to twelve bits, and then begin anew. The runs are kept in
// a hash table of a run's first part and its last pixel. Costs O(pixels).

import { makeBitWriter } from './bit-writer.ts';

const [MOST_CODES, TABLE] = [4096, 1 << 14];

/** `bits` is the size of a pixel, at least 2. Returns the codes, packed from the lowest bit on. */
export function lzwOf(pixels: Uint8Array, bits: number): Uint8Array {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const keys = new Int32Array(TABLE).fill(-1);
  const codes = new Uint16Array(TABLE);
  const out = makeBitWriter();
  let next = end + 1;
  let length = bits + 1;
  out.write(clear, length);
  let run = pixels[0];
  for (let at = 1; at < pixels.length; at++) {
    const key = (run << 8) | pixels[at];
    let slot = Math.imul(key, 0x9e3779b1) >>> 18;
    while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) % TABLE;
    if (keys[slot] === key) {
      run = codes[slot];
      continue;
    }
    out.write(run, length);
    run = pixels[at];
    if (next < MOST_CODES) {
      keys[slot] = key;
      codes[slot] = next;
      if (next === 1 << length) length++;
      next++;
    } else {
      out.write(clear, length);
      keys.fill(-1);
      next = end + 1;
      length = bits + 1;
    }
  }
  out.write(run, length);
  if (next === 1 << length && length < 12) length++;
  out.write(end, length);
  return out.bytes();
}
