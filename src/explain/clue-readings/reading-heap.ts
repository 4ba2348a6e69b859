// Keeps what the search is to look at next: a binary heap, the least bound first.

export interface Bounded {
  readonly bound: number;
}

export function pushOn<T extends Bounded>(heap: T[], item: T): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent].bound <= item.bound) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = item;
}

/** Removes an item of the least bound, if there is any. */
export function popLeast<T extends Bounded>(heap: T[]): T | undefined {
  const least = heap[0];
  const item = heap.pop();
  if (item === undefined || heap.length === 0) return item;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1].bound < heap[child].bound) child++;
    if (heap[child].bound >= item.bound) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = item;
  return least;
}
