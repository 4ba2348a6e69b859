// Everything that can go wrong is answered in one shape, `{ "errors": [...] }`, with a status that
// says who has to act. A fault of the program is reported to the operator in full and to the client
// in one sentence.

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { elementAt } from '../../puzzle/element-at.ts';
import { bounded, type Problem, problemJson, shorten } from '../../puzzle/problem.ts';
import { counted } from '../../puzzle/wording.ts';

type ApiProblem = Problem & {
  /** The place in the JSON of the request, as a JSON pointer. */
  readonly path?: string;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter?: number;
};

/**
 * The statuses by code of the problem. Any other code means 422: the request was understood but
 * cannot be done.
 */
const STATUS_OF: Readonly<Record<string, number>> = {
  'too-large': 413,
  'misplaced-option': 400,
  'too-many': 413,
  'batch-ended': 409,
  'batch-removed': 409,
  'too-many-batches': 429,
  busy: 503,
  killed: 503,
  closed: 503,
};

/** Seconds after which a server that is closing may be back; this is a guess. */
const RESTART = 5;

/**
 * Returns the problem of a server that accepts no more work. `delay` is the number of seconds to
 * wait before the next try.
 */
export function busy(reason: string, delay: number): ApiProblem {
  const message = `${reason}: try again in ${counted(delay, 'second')}`;
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
 * Returns the body of a refusal. `bounded` limits the number and the length of the problems. Paths
 * are shortened here, because a key in a path can be as long as the request.
 */
export function errorsJson(problems: readonly ApiProblem[]): { errors: readonly ApiProblem[] } {
  return { errors: bounded(problems).map(problemJson).map(withShortPath) };
}

function withShortPath(problem: ApiProblem): ApiProblem {
  const { path } = problem;
  return path === undefined ? problem : { ...problem, path: shorten(path, LONGEST_PATH) };
}

const LONGEST_PATH = 200;

export type OnFault = (
  error: unknown,
  request?: { readonly method: string; readonly url: string; readonly id: string },
) => void;

/**
 * Makes the handler for `setErrorHandler`. The handler answers for errors that Fastify or a plugin
 * threw, and for bugs.
 */
export function errorHandler(onFault: OnFault) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return refuse(reply, error.validation.map(schemaProblem), 400);
    }
    if (isOfGoneClient(error, request)) return reply.hijack();
    const status = error.statusCode ?? 500;
    // The plugin that serves files answers 403 for addresses that cannot belong to a file.
    if (status === 403) return refuse(reply, [noAddress(request)], 404);
    if (isProblemError(error)) return refuse(reply, [error.problem], status);
    if (status >= 400 && status < 500) return refuse(reply, [clientProblem(error, status)], status);
    onFault(error, request);
    return refuse(reply, [FAULT], 500);
  };
}

/**
 * Whether the error only says that the client went away before the events of the answer began. Such
 * an error needs no answer and no report.
 */
function isOfGoneClient({ code }: FastifyError, { over }: FastifyRequest): boolean {
  return GONE.includes(code) && over?.isPast;
}

/** The second is the code of a body that breaks off while it is read. */
const GONE = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'];

export function noAddress(request: FastifyRequest): Problem {
  const path = pathOf(request);
  const hint = path.startsWith('/api') ? ': /api/docs lists what there is' : '';
  return { code: 'not-found', message: `there is no ${shorten(path, LONGEST_PATH)}${hint}` };
}

/** Returns the path of the address, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.replace(/\?.*$/s, '');
}

/** Answers requests whose address Fastify rejects before any route gets the request. */
export function frameworkErrors(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // No name of a puzzle is that long, so there is no such address.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') refuse(reply, [noAddress(request)], 404);
  else refuse(reply, [{ code: 'bad-request', message: error.message }], error.statusCode ?? 400);
}

export const FAULT: Problem = {
  code: 'fault',
  message: 'the server failed to do this because of a fault in the program: its operator was told',
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

/**
 * Removes "Invalid input: " and the like from the beginning, because such words say nothing.
 * Replaces what Zod says of missing values, of bounds and of texts that are no numbers.
 */
function plain(message = 'it is wrong'): string {
  return message
    .replace(/^Invalid \w+: /, '')
    .replace(/, received undefined$/, ', but it is missing')
    .replace(/^expected (?:number|int), received NaN$/, 'expected a number')
    .replace(/^Too small: expected \w+ to be >=(\S+)$/, 'expected $1 or more')
    .replace(/^Too big: expected \w+ to be <=(\S+)$/, 'expected at most $1');
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
