// Shrinks a set of items that contradict each other until no item of it can be left out. Items are
// left out as long as the rest is still a contradiction: half of the items at a time at first, then
// a quarter, and so on down to single items. Items at the beginning of the list are tried first, so
// they are the most likely to be left out. An item that turned out to be needed stays needed,
// because leaving out further items never makes a contradiction. Cost: at most two questions for
// each item; about 2k log(n/k) when k of n items stay.

export interface MinimalSet<T> {
  readonly items: readonly T[];
  /**
   * False when a question about a single item had no answer, so the set may contain items that are
   * not needed.
   */
  readonly minimal: boolean;
}

/**
 * Shrinks `items`, which together must contradict each other. `contradicts` returns undefined when
 * it could not settle the question.
 */
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
