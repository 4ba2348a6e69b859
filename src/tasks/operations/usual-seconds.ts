// Tells how long an item of a batch may take. Operations that search have more time.

import type { Operation } from './operation.ts';

/** Seconds for an item where none are chosen. */
export const USUAL_SECONDS: Readonly<Record<Operation, number>> = {
  ...{ solve: 60, count: 60, rate: 60, explain: 60, generate: 300, create: 30 },
};
