// Writes numbers of any few bits one after the other into bytes, from the lowest bit on.

interface BitWriter {
  readonly write: (value: number, length: number) => void;
  /** Returns what was written; the last byte is filled up with zeros. */
  readonly bytes: () => Uint8Array;
}

export function makeBitWriter(): BitWriter {
  let room = new Uint8Array(1024);
  let used = 0;
  let held = 0;
  let bits = 0;
  const push = (): void => {
    if (used === room.length) {
      const larger = new Uint8Array(2 * used);
      larger.set(room);
      room = larger;
    }
    room[used++] = held & 255;
    held >>>= 8;
    bits -= 8;
  };
  return {
    write(value, length) {
      held |= value << bits;
      bits += length;
      while (bits >= 8) push();
    },
    bytes() {
      if (bits > 0) push();
      return room.slice(0, used);
    },
  };
}
