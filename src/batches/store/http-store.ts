// A store that is reached over HTTP, through a server that has it. What fails is not tried again
// here: a worker does so, and a person sees what is wrong.

import { defined } from '../../puzzle/defined.ts';
import { BatchProblem } from '../batch-problem.ts';
import type {
  BatchStatus,
  BatchStore,
  BeatAnswer,
  ChunkName,
  ChunkResults,
  Delivery,
  LeasedChunk,
  NewBatch,
  NewChunk,
  ResultsWish,
} from './batch-store.ts';
import { ITEMS_TYPE, readChunkLine } from './chunk-lines.ts';

export interface HttpStoreOptions {
  /** The address of the server, with the path that everything is under. */
  readonly address: string;
  /** The API key; absent where the server asks for none. */
  readonly key?: string;
}

export function httpStore(server: HttpStoreOptions): BatchStore {
  const batch = (id: string, rest = ''): string => `batches/${encodeURIComponent(id)}${rest}`;
  const worker = (id: string, rest = ''): string => `work/workers/${encodeURIComponent(id)}${rest}`;
  const post = (path: string, body: unknown = {}) => ask(server, 'POST', path, body);
  return {
    submit: (newBatch, chunks) => submit(server, newBatch, chunks),
    status: (id) => orUndefined(ask<BatchStatus>(server, 'GET', batch(id))),
    list: async () => (await ask<{ batches: BatchStatus[] }>(server, 'GET', 'batches')).batches,
    pause: (id) => orUndefined(post(batch(id, '/pause')) as Promise<BatchStatus>),
    resume: (id) => orUndefined(post(batch(id, '/resume')) as Promise<BatchStatus>),
    cancel: (id) => orUndefined(post(batch(id, '/cancel')) as Promise<BatchStatus>),
    remove: (id) => orUndefined(ask<BatchStatus>(server, 'DELETE', batch(id))),
    results: (id, wish = {}) => results(server, batch(id, '/results'), wish),
    register: async (own) => ((await post('work/workers', own)) as { id: string }).id,
    beat: (id, held) =>
      orUndefined(post(worker(id, '/beat'), { held: held.map(nameOf) }) as Promise<BeatAnswer>),
    leave: async (id) => void (await ask(server, 'DELETE', worker(id))),
    lease: async (id, wish) =>
      ((await post(worker(id, '/lease'), wish)) as { chunks: LeasedChunk[] }).chunks,
    deliver: async (id, deliveries) =>
      void (await post(worker(id, '/deliveries'), { deliveries: deliveries.map(withoutDone) })),
    close: async () => {},
  };
}

/** A worker may hold out whole chunks, of which the server takes no more than the names. */
function nameOf({ batch, first }: ChunkName): ChunkName {
  return { batch, first };
}

/**
 * Items that have an answer need not travel back, unless it is to be kept for items that are the
 * same; of the others, only their number matters.
 */
function withoutDone(delivery: Delivery): Delivery {
  const { chunk, lines, worthKeeping = [] } = delivery;
  const kept = new Set(worthKeeping.map(({ at }) => at));
  const left = chunk.lines.map((line, at) => (at < lines.length && !kept.has(at) ? '' : line));
  const { known: _, ...sent } = { ...chunk, lines: left };
  return { ...delivery, chunk: sent };
}

type Method = 'GET' | 'POST' | 'DELETE';

async function ask<T>(
  server: HttpStoreOptions,
  method: Method,
  path: string,
  body?: unknown,
): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': JSON_TYPE };
  const response = await send(server, path, { method, headers: type, ...sent });
  return (await response.json()) as T;
}

const JSON_TYPE = 'application/json';

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

interface Sent extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  /** Needed by a body that is a stream. */
  readonly duplex?: 'half';
}

/** Returns an answer that is no error. */
async function send({ address, key }: HttpStoreOptions, path: string, sent: Sent) {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { ...sent.headers, ...authorization };
  const response = await reach(`${address}/api/v1/${path}`, { ...sent, headers });
  if (response.ok) return response;
  throw new BatchProblem(await problemOf(response, address));
}

async function reach(url: string, sent: Sent): Promise<Response> {
  try {
    return await fetch(url, sent);
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    if (cause instanceof BatchProblem || sent.signal?.aborted) throw cause ?? error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : String(error);
    throw new BatchProblem({ code: 'unreachable', message: unreachable(new URL(url), reason) });
  }
}

/** `fetch` asks nobody at ports that belong to other protocols, and says so in two words. */
function unreachable({ origin, port }: URL, reason: string): string {
  const problem = `the server at ${origin} cannot be reached`;
  return reason === 'bad port'
    ? `${problem}: no client of HTTP asks port ${port}, so let it listen at another`
    : `${problem} (${reason}): see whether it runs there`;
}

async function problemOf(response: Response, address: string) {
  const answer = (await response.json().catch(() => undefined)) as
    | { readonly errors?: readonly { readonly code: string; readonly message: string }[] }
    | undefined;
  const [first] = answer?.errors ?? [];
  if (first?.code === 'key-missing') return { code: first.code, message: KEY_MISSING };
  if (first !== undefined) return { code: first.code, message: first.message };
  const message = `${address} answered ${response.status}: is it a server of Crosshatch with batches?`;
  return { code: 'bad-answer', message };
}

/** The words of the server are for those who write their requests themselves. */
const KEY_MISSING = 'this server needs a key: put it into CROSSHATCH_KEY, or give it by --key';

async function submit(
  server: HttpStoreOptions,
  { name, operation, options, fresh }: NewBatch,
  chunks: AsyncIterable<NewChunk>,
): Promise<BatchStatus> {
  const query = new URLSearchParams({ do: operation, name });
  if (fresh) query.set('fresh', 'true');
  for (const [option, value] of Object.entries(options)) query.set(option, String(value));
  let failed: unknown;
  const body = ReadableStream.from(
    linesOf(chunks, (error) => {
      failed = error;
    }),
  );
  const headers = { 'content-type': ITEMS_TYPE };
  try {
    const sent = { method: 'POST', headers, body, duplex: 'half' } as const;
    const response = await send(server, `batches?${query}`, sent);
    return (await response.json()) as BatchStatus;
  } catch (error) {
    // The error of the chunks says what is wrong; that of the request says that it broke off.
    throw failed ?? error;
  }
}

async function* linesOf(
  chunks: AsyncIterable<NewChunk>,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const { lines } of chunks) yield Buffer.from(`${lines.join('\n')}\n`);
  } catch (error) {
    onError(error);
    throw error;
  }
}

async function* results(
  server: HttpStoreOptions,
  path: string,
  { from = 0, follow = false, signal }: ResultsWish,
): AsyncIterable<ChunkResults> {
  const query = new URLSearchParams({
    ...{ form: 'chunks', first: String(from + 1), follow: String(follow) },
  });
  const sent = { method: 'GET', ...defined({ signal }) };
  try {
    const { body } = await send(server, `${path}?${query}`, sent);
    const text = body?.pipeThrough(new TextDecoderStream());
    let rest = '';
    for await (const piece of (text ?? []) as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield readChunkLine(line);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
