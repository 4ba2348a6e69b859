// A store that is reached over HTTP, through a server that has it. What fails is not tried again
// here: a worker does so, and a person sees what is wrong.

import { defined } from '../../puzzle/defined.ts';
import { BatchProblem } from '../batch-problem.ts';
import type {
  BatchStatus,
  BatchStore,
  BeatAnswer,
  LeasedChunk,
  ListPlace,
} from '../store/batch-store.ts';
import { listPlaceText } from '../store/list-place.ts';
import { askServer, type HttpStoreOptions } from './ask-server.ts';
import { termsHeader } from './asker-terms.ts';
import { inHand } from './chunk-lines.ts';
import { deliveryText } from './delivery-text.ts';
import { readResultsOf } from './results-stream.ts';
import { submitTo } from './submission-stream.ts';

/** Milliseconds that answers may take. */
export interface AnswerTimes {
  /** A worker that is silent for 10 s is taken for dead, so a beat is soon tried again. */
  readonly beat: number;
  /** Deliveries are large, and wait for the disk of the store. */
  readonly deliver: number;
  /** A batch may have a million answers to be deleted. */
  readonly remove: number;
  readonly usual: number;
  /**
   * The silence of a server that sends a stream or takes one; a stream may go on for days. It beats
   * every 15 s where it has nothing to send.
   */
  readonly silence: number;
}

const USUAL_TIMES: AnswerTimes = {
  ...{ beat: 5_000, deliver: 60_000, remove: 300_000, usual: 30_000, silence: 60_000 },
};

export function httpStore(server: HttpStoreOptions, times: Partial<AnswerTimes> = {}): BatchStore {
  const limits = { ...USUAL_TIMES, ...times };
  const batch = (id: string, rest = ''): string => `batches/${encodeURIComponent(id)}${rest}`;
  const worker = (id: string, rest = ''): string => `work/workers/${encodeURIComponent(id)}${rest}`;
  const get = <T>(path: string, field: string) =>
    askServer<T>(server, path, { field, limit: limits.usual });
  const post = <T>(path: string, field: string, body: unknown = {}, limit = limits.usual) =>
    askServer<T>(server, path, { method: 'POST', body: JSON.stringify(body), field, limit });
  const changed = (id: string, change: string) =>
    orUndefined(post<BatchStatus>(batch(id, `/${change}`), 'id'));
  const drop = <T>(path: string, field?: string, limit = limits.usual) =>
    askServer<T>(server, path, { method: 'DELETE', limit, ...defined({ field }) });
  return {
    submit: (newBatch, chunks, most) =>
      submitTo(server, { ...newBatch, ...defined({ most }) }, chunks, limits.silence),
    status: (id) => orUndefined(get<BatchStatus>(batch(id), 'id')),
    async list(owner, behind) {
      const headers = termsHeader(defined({ owner }));
      const asked = { headers, field: 'batches', limit: limits.usual };
      const path = `batches${behindQuery(behind)}`;
      return (await askServer<{ batches: BatchStatus[] }>(server, path, asked)).batches;
    },
    pause: (id) => changed(id, 'pause'),
    resume: (id) => changed(id, 'resume'),
    cancel: (id) => changed(id, 'cancel'),
    remove: (id) => orUndefined(drop<BatchStatus>(batch(id), 'id', limits.remove)),
    results: (id, wish = {}) => readResultsOf(server, batch(id, '/results'), wish, limits.silence),
    register: async (own) => (await post<{ id: string }>('work/workers', 'id', own)).id,
    beat: (id, held) =>
      orUndefined(
        post<BeatAnswer>(worker(id, '/beat'), 'lost', { held: inHand(held) }, limits.beat),
      ),
    leave: async (id) => void (await drop(worker(id))),
    workers: async () => (await get<{ workers: number }>('work/workers', 'workers')).workers,
    lease: async (id, wish) =>
      (await post<{ chunks: LeasedChunk[] }>(worker(id, '/lease'), 'chunks', wish)).chunks,
    async deliver(id, deliveries) {
      const body = deliveryText(deliveries);
      await askServer(server, worker(id, '/deliveries'), {
        method: 'POST',
        body,
        limit: limits.deliver,
      });
    },
    isWorkLeft: async () => (await get<{ isLeft: boolean }>('work/left', 'isLeft')).isLeft,
    close: async () => {},
  };
}

function behindQuery(behind?: ListPlace): string {
  return behind === undefined ? '' : `?${new URLSearchParams({ behind: listPlaceText(behind) })}`;
}

/** Returns undefined where there is no such batch or worker. */
async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BatchProblem && ABSENT.includes(error.problem.code)) return undefined;
    throw error;
  }
}

const ABSENT = ['no-batch', 'no-worker'];
