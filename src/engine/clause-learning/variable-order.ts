// The order in which variables are decided: the one most active in recent conflicts comes first
// (EVSIDS, Een and Soerensson 2003). A binary heap holds the open variables.

import type { LearnerState } from './learner-state.ts';

/** How fast old conflicts are forgotten. */
const DECAY = 0.95;
const RESCALE = 1e100;

export function bump(learner: LearnerState, variable: number): void {
  const { activity } = learner;
  activity[variable] += learner.increment;
  if (activity[variable] > RESCALE) {
    for (let v = 0; v < learner.variables; v++) activity[v] /= RESCALE;
    learner.increment /= RESCALE;
  }
  if (learner.heapAt[variable] >= 0) siftUp(learner, learner.heapAt[variable]);
}

export function decay(learner: LearnerState): void {
  learner.increment /= DECAY;
}

export function insert(learner: LearnerState, variable: number): void {
  if (learner.heapAt[variable] >= 0) return;
  learner.heap[learner.heapSize] = variable;
  learner.heapAt[variable] = learner.heapSize;
  siftUp(learner, learner.heapSize++);
}

/** The most active open variable; -1 when all are assigned. */
export function takeMostActive(learner: LearnerState): number {
  const { heap, heapAt, values } = learner;
  while (learner.heapSize > 0) {
    const top = heap[0];
    const last = heap[--learner.heapSize];
    heapAt[top] = -1;
    if (learner.heapSize > 0) {
      heap[0] = last;
      heapAt[last] = 0;
      siftDown(learner, 0);
    }
    if (values[2 * top] === 0) return top;
  }
  return -1;
}

/** Ties go to the lower number, so that runs repeat. */
function isBefore(activity: Float64Array, a: number, b: number): boolean {
  return activity[a] > activity[b] || (activity[a] === activity[b] && a < b);
}

function siftUp(learner: LearnerState, from: number): void {
  const { heap, heapAt, activity } = learner;
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

function siftDown(learner: LearnerState, from: number): void {
  const { heap, heapAt, activity, heapSize } = learner;
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

/** Orders the open variables anew after activities were set from outside. */
export function rebuildHeap(learner: LearnerState): void {
  const { heap, heapSize } = learner;
  const open = heap.slice(0, heapSize);
  learner.heapAt.fill(-1);
  learner.heapSize = 0;
  for (const variable of open) insert(learner, variable);
}
