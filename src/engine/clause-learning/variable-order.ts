// Keeps the order in which variables are decided: the variable most active in recent conflicts
// comes first (EVSIDS, Een and Soerensson 2003). A binary heap holds all open variables, and
// perhaps assigned ones, which are skipped.

/** The factor by which the weight of old conflicts falls with each new conflict. */
const DECAY = 0.9;
const RESCALE = 1e100;

export interface VariableOrder {
  readonly activity: Float64Array;
  /** The activity that the next bump adds. */
  increment: number;
  /**
   * The heap, with the most active variable on top, and the place of each variable in the heap; -1
   * for variables that are not in the heap.
   */
  readonly heap: Int32Array;
  readonly heapAt: Int32Array;
  heapSize: number;
}

/** Makes an order whose heap is still empty. */
export function makeVariableOrder(variables: number): VariableOrder {
  return {
    activity: new Float64Array(variables),
    increment: 1,
    heap: new Int32Array(variables),
    heapAt: new Int32Array(variables).fill(-1),
    heapSize: 0,
  };
}

export function bump(order: VariableOrder, variable: number): void {
  const { activity } = order;
  activity[variable] += order.increment;
  if (activity[variable] > RESCALE) {
    for (let v = 0; v < activity.length; v++) activity[v] /= RESCALE;
    order.increment /= RESCALE;
  }
  if (order.heapAt[variable] >= 0) siftUp(order, order.heapAt[variable]);
}

export function decay(order: VariableOrder): void {
  order.increment /= DECAY;
}

export function insert(order: VariableOrder, variable: number): void {
  if (order.heapAt[variable] >= 0) return;
  order.heap[order.heapSize] = variable;
  order.heapAt[variable] = order.heapSize;
  siftUp(order, order.heapSize++);
}

/** Takes the most active open variable off the heap and returns it; -1 when all are assigned. */
export function takeMostActive(order: VariableOrder, values: Int8Array): number {
  const { heap, heapAt } = order;
  while (order.heapSize > 0) {
    const top = heap[0];
    const last = heap[--order.heapSize];
    heapAt[top] = -1;
    if (order.heapSize > 0) {
      heap[0] = last;
      heapAt[last] = 0;
      siftDown(order, 0);
    }
    if (values[2 * top] === 0) return top;
  }
  return -1;
}

/**
 * Returns whether `a` is decided before `b`. Ties go to the lower number, so that runs can be
 * repeated.
 */
function isBefore(activity: Float64Array, a: number, b: number): boolean {
  return activity[a] > activity[b] || (activity[a] === activity[b] && a < b);
}

function siftUp(order: VariableOrder, from: number): void {
  const { heap, heapAt, activity } = order;
  const variable = heap[from];
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isBefore(activity, variable, heap[parent])) break;
    heap[at] = heap[parent];
    heapAt[heap[at]] = at;
    at = parent;
  }
  heap[at] = variable;
  heapAt[variable] = at;
}

function siftDown(order: VariableOrder, from: number): void {
  const { heap, heapAt, activity, heapSize } = order;
  const variable = heap[from];
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heapSize) break;
    if (child + 1 < heapSize && isBefore(activity, heap[child + 1], heap[child])) child++;
    if (!isBefore(activity, heap[child], variable)) break;
    heap[at] = heap[child];
    heapAt[heap[at]] = at;
    at = child;
  }
  heap[at] = variable;
  heapAt[variable] = at;
}

/** Orders the heap anew after activities were set from outside. */
export function rebuildHeap(order: VariableOrder): void {
  const { heap, heapSize } = order;
  const open = heap.slice(0, heapSize);
  order.heapAt.fill(-1);
  order.heapSize = 0;
  for (const variable of open) insert(order, variable);
}
