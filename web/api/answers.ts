// Reads what the server answers to any question: which type it has, and what is wrong.

import { defined } from '../../src/puzzle/defined.ts';
import type { Problem } from '../../src/puzzle/problem.ts';
import { isObject, tryJson } from '../app/json.ts';

export interface ServerProblem extends Problem {
  /** The field of the request that it is about, as a JSON pointer. */
  readonly path?: string;
}

export const NO_SERVER: Problem = {
  code: 'no-server',
  message: 'no server answers: start one with "crosshatch serve"',
};

type Problems = readonly [ServerProblem, ...ServerProblem[]];

export async function problemsOf(response: Response): Promise<Problems> {
  return problemsIn(
    isOf(response, 'application/json') ? tryJson(await response.text()) : undefined,
  );
}

/** Returns the problems that an answer of the server names, or `NO_SERVER` if it names none. */
export function problemsIn(answer: unknown): Problems {
  const errors = isObject(answer) && Array.isArray(answer.errors) ? answer.errors : [];
  const [first, ...others] = errors.flatMap(problemOf);
  return first === undefined ? [NO_SERVER] : [first, ...others];
}

/** Returns an empty list for anything but a problem. */
function problemOf(value: unknown): readonly ServerProblem[] {
  if (!isObject(value)) return [];
  const { code, message, path } = value;
  if (typeof code !== 'string' || typeof message !== 'string') return [];
  return [{ code, message, ...defined({ path: typeof path === 'string' ? path : undefined }) }];
}

export function isOf(response: Response, type: string): boolean {
  return (response.headers.get('content-type') ?? '').startsWith(type);
}
