// POST /batches takes a batch in. Its body is read as it comes, and goes to the store chunk by
// chunk, so that its size does not matter to the memory of the server.

import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { BatchProblem } from '../../batches/batch-problem.ts';
import { chunksOf } from '../../batches/input/chunks.ts';
import { puzzleItems } from '../../batches/input/puzzle-items.ts';
import { sentItems } from '../../batches/input/sent-items.ts';
import { unpackStream } from '../../batches/input/unpack-stream.ts';
import { countedWishes, wishItems } from '../../batches/input/wish-items.ts';
import type { OperationOptions } from '../../batches/store/batch-store.ts';
import { ITEMS_TYPE } from '../../batches/store/chunk-lines.ts';
import { READABLE_SEEDS } from '../../create/index.ts';
import { formatById } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import { type Operation, readOptions } from '../../tasks/operations/operation.ts';
import { USUAL_SECONDS } from '../../tasks/operations/usual-seconds.ts';
import { problemError, refuse } from '../http/problems.ts';
import type { FastifyApp } from '../route-context.ts';
import { FAILURES } from '../schemas/common.ts';
import { batchStatus, submission } from './batch-schemas.ts';
import type { BatchService } from './batch-service.ts';

export function submitRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    operationId: 'submitBatch',
    tags: ['batch'],
    summary: 'Take in a batch of items',
    description:
      'The body is a file of puzzles of any format, best JSON lines, or for `generate` JSON lines with its options; it may be compressed by gzip. Options of the operation go into the query under the names that they have on the command line, such as `time=10` or `max-solutions=3`.',
    querystring: submission,
    response: { 201: batchStatus, ...FAILURES },
  };
  // The parser of other routes would collect the body in memory.
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    own.post(PATH, { schema, bodyLimit: IN_MEMORY }, async (request, reply) => {
      const { do: operation, name, file, format, fresh, ...options } = request.query as Submission;
      const checked = readOptions(operation, options);
      if (!checked.ok) return refuse(reply as never, checked.problems, 400) as never;
      const full = await fullRoom(service, request as never);
      if (full !== undefined) return refuse(reply as never, [full], 429) as never;
      const { time } = checked.value;
      if (time !== undefined && time > service.limits.seconds)
        return refuse(reply as never, [tooLong(service)], 400) as never;
      const given = { ...withSeed(operation, options), ...timeOf(operation, time, service) };
      const submitted = { operation, options: given, file, format };
      const items = itemsOf(request as never, submitted, service);
      const owner = service.ownerOf(request as never);
      const newBatch = {
        ...{ name, operation, options: given, version: service.version },
        ...defined({ owner, fresh: fresh === 'true' ? (true as const) : undefined }),
      };
      const chunks = chunksOf(items, operation, service.limits.items);
      const status = await orRefusal(service.store.submit(newBatch, chunks));
      return reply.code(201).send(status);
    });
  });
}

/** Whether a request submits a batch. */
export function isSubmission({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === `/api/v1${PATH}`;
}

const PATH = '/batches';

/** About what a submission takes of the memory at a time, whatever its size. */
const IN_MEMORY = 64 * 1024;

interface Submission extends OperationOptions {
  readonly do: Operation;
  readonly name: string;
  readonly file?: string;
  readonly format?: string;
  readonly fresh: 'true' | 'false';
}

async function fullRoom({ store, ownerOf, limits }: BatchService, request: FastifyRequest) {
  const owner = ownerOf(request);
  const own = (await store.list(owner)).filter((batch) => batch.owner === owner);
  if (own.length < limits.batches) return undefined;
  const message = `there are ${own.length} batches of yours, which is the most: remove some first`;
  return { code: 'too-many-batches', message };
}

function tooLong({ limits }: BatchService): Problem {
  const message = `time: an item of a batch can take ${limits.seconds} s on this server`;
  return { code: 'bad-option', message };
}

/** The limit is part of the batch, because workers elsewhere do not know that of the server. */
function timeOf(operation: Operation, time: number | undefined, { limits }: BatchService) {
  if (time !== undefined || limits.seconds === Number.POSITIVE_INFINITY) return {};
  return { time: Math.min(USUAL_SECONDS[operation], limits.seconds) };
}

/** A seed that was left to chance is part of the batch from then on. */
function withSeed(operation: Operation, options: OperationOptions): OperationOptions {
  if (operation !== 'generate' || options.seed !== undefined) return options;
  return { ...options, seed: randomInt(READABLE_SEEDS) };
}

interface Submitted {
  readonly operation: Operation;
  readonly options: OperationOptions;
  readonly file: string | undefined;
  readonly format: string | undefined;
}

function itemsOf(
  request: FastifyRequest,
  { operation, options, file, format }: Submitted,
  { limits }: BatchService,
): AsyncIterable<Item> {
  const body = (request.body ?? []) as Readable;
  const bytes = unpackStream('the body', body, limits.bytes);
  if (request.headers['content-type']?.startsWith(ITEMS_TYPE)) return sentItems(bytes);
  if (operation === 'create') throw problemError(415, NO_IMAGES);
  if (operation !== 'generate')
    return puzzleItems(file, bytes, format ? formatById(format) : undefined);
  if (options.count === undefined) return wishItems(file, bytes, options);
  return countedWishes(options);
}

const NO_IMAGES = {
  code: 'bad-content-type',
  message: `images are sent as items: JSON lines like {"file": "cat.png", "image": "BASE64"} with the content type ${ITEMS_TYPE}`,
};

async function orRefusal<T>(submitted: Promise<T>): Promise<T> {
  try {
    return await submitted;
  } catch (error) {
    if (!(error instanceof BatchProblem)) throw error;
    const { problem } = error;
    throw problemError(
      problem.code === 'too-large' || problem.code === 'too-many' ? 413 : 422,
      problem,
    );
  }
}
