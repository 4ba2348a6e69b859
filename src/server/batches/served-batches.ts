// The batches of a server. They stand apart from the routes, because programs that build the app
// need this type, but not the types of Fastify.

import type { BatchStore } from '../../batches/store/batch-store.ts';

export interface ServedBatches {
  /** The app does not close the store: who opened it does, once the app has ended. */
  readonly store: BatchStore;
  /** The names of the keys whose owners may work on batches, those of other keys included. */
  readonly workers: readonly string[];
  /** The most bytes of what is submitted, unpacked. */
  readonly bytes: number;
  readonly items: number;
  /** The most seconds that an item of a batch can take. */
  readonly seconds: number;
  /** The most batches of one key at a time, those that are done included. */
  readonly batches: number;
}
