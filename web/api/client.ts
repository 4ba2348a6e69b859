// Sends questions of the page to the HTTP API. The types come from the schemas of the server. The
// page works without a server: if no server answers, the outcome has the problem `no-server`.

import type { z } from 'zod';
import { defined } from '../../src/puzzle/defined.ts';
import { failure, type Outcome, success } from '../../src/puzzle/problem.ts';
import type { Stats } from '../../src/puzzle/result.ts';
import type { solveAnswer, solveBody } from '../../src/server/schemas/solve.ts';
import { BASE_PATH } from '../app/base-path.ts';
import { isObject, tryJson } from '../app/json.ts';
import { isOf, NO_SERVER, problemsIn, problemsOf } from './answers.ts';
import { eventsIn } from './events.ts';

export type SolveQuestion = z.input<ReturnType<typeof solveBody>>;
export type ServerSolveAnswer = z.infer<typeof solveAnswer>;

export interface ApiProgress {
  readonly steps?: number;
  readonly knownCells: number;
  readonly cells: number;
  /** Number of solutions found so far. */
  readonly solutions?: number;
  readonly stats: Stats;
}

/** A step of the API. A step that stands for left-out steps has no cells. */
export interface ApiStep {
  readonly kind: string;
  readonly row?: number;
  readonly column?: number;
  readonly cells?: readonly string[];
}

interface AskHooks {
  /**
   * If the signal is aborted, the call rejects with the reason of the signal, and the work on the
   * server ends.
   */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ApiProgress) => void;
  readonly onStep?: (step: ApiStep) => void;
}

export async function solveByServer(
  question: SolveQuestion,
  { signal, onProgress, onStep }: AskHooks = {},
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<Outcome<ServerSolveAnswer>> {
  const response = await send(question, signal, ask);
  if (response === undefined) return failure(NO_SERVER);
  if (!response.ok) return failure(...(await problemsOf(response)));
  if (!isOf(response, 'text/event-stream') || response.body === null) return failure(NO_SERVER);
  for await (const { name, data } of eventsIn(response.body)) {
    const value = tryJson(data);
    if (!isObject(value)) return failure(NO_SERVER);
    if (name === 'progress') onProgress?.(value as unknown as ApiProgress);
    if (name === 'step') onStep?.(value as unknown as ApiStep);
    if (name === 'result') return success(value as ServerSolveAnswer);
    if (name === 'error') return failure(...problemsIn(value));
  }
  return failure({ code: 'cut-off', message: 'the server ended before its answer: try again' });
}

/** Returns undefined if no server answers. Rejects if the signal was aborted. */
async function send(
  question: SolveQuestion,
  signal: AbortSignal | undefined,
  ask: typeof fetch,
): Promise<Response | undefined> {
  try {
    return await ask(`${BASE_PATH}/api/v1/solve?stream=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(question),
      ...defined({ signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    return undefined;
  }
}
