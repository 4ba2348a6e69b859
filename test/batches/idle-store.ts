// A store that has no batches. Tests put functions of their own in its place where they matter.

import { randomUUID } from 'node:crypto';
import type { BatchStore } from '../../src/batches/store/batch-store.ts';

export function idleStore(): BatchStore {
  const nothing = async () => undefined;
  return {
    submit: () => Promise.reject(new Error('this store takes no batches')),
    ...{ status: nothing, pause: nothing, resume: nothing, cancel: nothing, remove: nothing },
    list: async () => [],
    async *results() {},
    register: async () => randomUUID(),
    beat: async () => ({ lost: [], suspectsWait: false }),
    leave: async () => {},
    workers: async () => 0,
    lease: async () => [],
    deliver: async () => {},
    isWorkLeft: async () => false,
    close: async () => {},
  };
}
