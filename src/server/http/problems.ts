// Everything that can go wrong leaves in one shape, `{ "errors": [...] }`, with a status that says
// who has to act. A fault of the program is reported to the operator in full and to the client in
// one sentence.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { elementAt } from '../../puzzle/element-at.ts';
import { bounded, type Problem, shorten } from '../../puzzle/problem.ts';

export type ApiProblem = Problem & {
  /** Where in the JSON of the request, as a JSON pointer. */
  readonly path?: string;
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter?: number;
};

/** The status by code. All others are 422: the request was understood and cannot be done. */
const STATUS_OF: Readonly<Record<string, number>> = {
  'too-large': 413,
  'misplaced-option': 400,
  busy: 503,
  killed: 503,
  closed: 503,
};

/** Seconds until a server that ends may be back; nothing better is known. */
const RESTART = 5;

/** The server has as much to do as it takes on; `delay` seconds later it may have less. */
export function busy(reason: string, delay: number): ApiProblem {
  const message = `${reason}: try again in ${delay} ${delay === 1 ? 'second' : 'seconds'}`;
  return { code: 'busy', message, retryAfter: delay };
}

export function refuse(
  reply: FastifyReply,
  problems: readonly ApiProblem[],
  status = STATUS_OF[elementAt(problems, 0).code] ?? 422,
): FastifyReply {
  if (status === 503) reply.header('retry-after', problems[0]?.retryAfter ?? RESTART);
  return reply.code(status).header('cache-control', 'no-store').send(errorsJson(problems));
}

/**
 * No more of them, and no longer ones, than anywhere else. A key in a path can be as long as the
 * request.
 */
export function errorsJson(problems: readonly ApiProblem[]): { errors: readonly ApiProblem[] } {
  return { errors: bounded(problems).map(withShortPath) };
}

function withShortPath(problem: ApiProblem): ApiProblem {
  const { path } = problem;
  return path === undefined ? problem : { ...problem, path: shorten(path, LONGEST_PATH) };
}

const LONGEST_PATH = 200;

export type OnFault = (
  error: unknown,
  request: { readonly method: string; readonly url: string },
) => void;

/** For `setErrorHandler`: what Fastify, its plugins and bugs throw. */
export function errorHandler(onFault: OnFault) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return refuse(reply, error.validation.map(schemaProblem), 400);
    }
    const status = error.statusCode ?? 500;
    // The server of files says so of addresses that cannot be a file's.
    if (status === 403) return refuse(reply, [noAddress(request)], 404);
    if (isProblemError(error)) return refuse(reply, [error.problem], status);
    if (status >= 400 && status < 500) return refuse(reply, [clientProblem(error, status)], status);
    onFault(error, request);
    return refuse(reply, [FAULT], 500);
  };
}

export function noAddress(request: FastifyRequest): Problem {
  const path = pathOf(request);
  const hint = path.startsWith('/api') ? ': /api/docs lists what there is' : '';
  return { code: 'not-found', message: `there is no ${shorten(path, LONGEST_PATH)}${hint}` };
}

/** The path of the address, without its query. */
export function pathOf({ url }: FastifyRequest): string {
  return url.replace(/\?.*$/s, '');
}

/** For addresses that cannot be read at all. */
export function frameworkErrors(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // No name is that long, whether other routes would take it or not.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') refuse(reply, [noAddress(request)], 404);
  else refuse(reply, [{ code: 'bad-request', message: error.message }], error.statusCode ?? 400);
}

export const FAULT: Problem = {
  code: 'fault',
  message: 'the server failed to do this, which is a fault of the program: its operator was told',
};

interface SchemaIssue {
  readonly instancePath: string;
  readonly message?: string;
}

function schemaProblem({ instancePath, message }: SchemaIssue): ApiProblem {
  const path = instancePath === '/' ? '' : instancePath;
  const name = path === '' ? 'the request' : path.slice(1).replaceAll('/', '.');
  return { code: 'bad-request', message: `${name}: ${plain(message)}`, path };
}

/** Zod begins with "Invalid input: ", which says nothing, and calls what is missing undefined. */
function plain(message = 'it is wrong'): string {
  return message
    .replace(/^Invalid \w+: /, '')
    .replace(/, received undefined$/, ', but it is missing');
}

/** Carries a problem through code that can only throw. */
export function problemError(statusCode: number, problem: Problem): Error {
  return Object.assign(new Error(problem.message), { problem, statusCode });
}

function isProblemError(error: object): error is { readonly problem: Problem } {
  return 'problem' in error;
}

const CLIENT_PROBLEMS: Readonly<Record<number, Problem>> = {
  413: {
    code: 'too-large',
    message: 'the request is larger than this server takes: send a smaller puzzle',
  },
  415: {
    code: 'bad-content-type',
    message: 'expected JSON: send it with the header content-type: application/json',
  },
};

function clientProblem(error: FastifyError, status: number): Problem {
  return CLIENT_PROBLEMS[status] ?? { code: 'bad-request', message: error.message };
}
