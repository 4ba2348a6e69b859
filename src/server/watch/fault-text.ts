// Says what went wrong by a fault of the program. Errors of databases carry queries with the
// puzzles in them, and requests carry keys, so nothing is told but what is listed here.

import { defined } from '../../puzzle/defined.ts';
import { pathOf } from '../http/problems.ts';

interface FaultJson {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: FaultJson;
}

/** Returns what the log has of an error. */
export function faultJson(error: unknown): FaultJson {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { readonly code?: unknown };
  return {
    ...{ type: name, message, stack },
    ...defined({
      code: typeof code === 'string' ? code : undefined,
      cause: cause instanceof Error ? faultJson(cause) : undefined,
    }),
  };
}

/** Returns lines for people, which begin with the request that met the fault. */
export function faultText(
  error: unknown,
  request?: { readonly method: string; readonly url: string; readonly id: string },
): string {
  const about = request && `${request.method} ${pathOf(request)} (${request.id})`;
  return [about, ...textsOf(faultJson(error))].filter(Boolean).join('\n');
}

function textsOf({ message, stack, code, cause }: FaultJson): string[] {
  const own = [stack || message, code && `code: ${code}`].filter(Boolean) as string[];
  return cause === undefined ? own : [...own, 'caused by', ...textsOf(cause)];
}
