// Grows flat lists, for a search that otherwise allocates next to nothing while it runs.

/** Returns `list` itself if `size` items fit, else a copy with room for them and as many again. */
export function withRoomFor(list: Int32Array, size: number): Int32Array {
  if (size <= list.length) return list;
  const wider = new Int32Array(Math.max(8, 2 * size));
  wider.set(list);
  return wider;
}
