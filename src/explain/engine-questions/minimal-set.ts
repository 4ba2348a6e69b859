// Makes a contradiction as small as possible, until nothing of it can be left out: items are left
// out as long as the rest still contradicts, whole runs of them first, then halves of these, at
// last one by one. The items that are tried first are most likely to go. An item that was needed
// once stays needed, because fewer items never contradict more. Cost: at most two questions an
// item; about 2k log(n/k) when k of n stay.

export interface MinimalSet<T> {
  readonly items: readonly T[];
  /** False when some question had no answer: then an item may be left that is not needed. */
  readonly minimal: boolean;
}

/** `contradicts` holds for all `items`; undefined means that it could not tell. */
export async function minimalSet<T>(
  items: readonly T[],
  contradicts: (items: readonly T[]) => Promise<boolean | undefined>,
): Promise<MinimalSet<T>> {
  let [kept, size, minimal] = [items, items.length, true];
  do {
    size = Math.ceil(size / 2);
    minimal = true;
    for (let at = 0; at < kept.length; ) {
      const rest = [...kept.slice(0, at), ...kept.slice(at + size)];
      const answer = await contradicts(rest);
      if (answer) kept = rest;
      else at += size;
      minimal &&= answer !== undefined;
    }
  } while (size > 1);
  return { items: kept, minimal };
}
