// Asks a server for batches. An answer must come within a time, because a server that accepts
// requests and never answers would block a worker for ever.

import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { parseRecord } from '../../tasks/items/item.ts';
import { BatchProblem } from '../batch-problem.ts';
import { refusalReason, StoreRefusal } from '../store/store-refusal.ts';

export interface HttpStoreOptions {
  /** The address of the server, with the path that everything is under. */
  readonly address: string;
  /** The API key; absent where the server asks for none. */
  readonly key?: string;
}

interface Question {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** A text of JSON. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A field that every right answer has. */
  readonly field?: string;
  /** Milliseconds within which the whole answer must be there. */
  readonly limit: number;
}

export async function askServer<T>(
  server: HttpStoreOptions,
  path: string,
  { method = 'GET', body, headers, field, limit }: Question,
): Promise<T> {
  const type = body === undefined ? {} : { 'content-type': JSON_TYPE };
  const content = { ...defined({ body }), headers: { ...type, ...headers } };
  return untilTimeOut(server, limit, async () => {
    const signal = AbortSignal.timeout(limit);
    const response = await sendRequest(server, path, { method, signal, ...content });
    return (await readAnswer(server, response, field)) as T;
  });
}

/** Throws a problem if the answer is that of another program, such as a page. */
export async function readAnswer(
  { address }: HttpStoreOptions,
  response: Response,
  field?: string,
): Promise<unknown> {
  const answer = parseRecord(await response.text());
  if (answer !== undefined && (field === undefined || Object.hasOwn(answer, field))) return answer;
  throw new BatchProblem(badAnswer(address, 'something else'));
}

export function badAnswer(who: string, what: string): Problem {
  const message = `${who} answered ${what}: is it a server of Crosshatch with batches?`;
  return { code: 'bad-answer', message };
}

const JSON_TYPE = 'application/json';

/** Does what is ended by a signal of time, and says so if it is. */
export async function untilTimeOut<T>(
  { address }: HttpStoreOptions,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    const message = `the server at ${new URL(address).origin} has said nothing for ${milliseconds / 1000} s: see whether it hangs`;
    throw new BatchProblem({ code: 'unreachable', message });
  }
}

interface Sent extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  /** Needed by a body that is a stream. */
  readonly duplex?: 'half';
}

/** Returns an answer that is no error. */
export async function sendRequest({ address, key }: HttpStoreOptions, path: string, sent: Sent) {
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const headers = { ...sent.headers, ...authorization };
  const response = await reach(`${address}/api/v1/${path}`, { ...sent, headers });
  if (response.ok) return response;
  const problem = await problemOf(response, address);
  const reason = refusalReason(response.status);
  throw reason === undefined ? new BatchProblem(problem) : new StoreRefusal(problem, reason);
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
  return badAnswer(address, String(response.status));
}

/** The words of the server are for those who write their requests themselves. */
const KEY_MISSING = 'this server needs a key: put it into CROSSHATCH_KEY, or give it by --key';
