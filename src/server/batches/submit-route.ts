// POST /batches takes a batch in. Its body is read as it comes, and goes to the store chunk by
// chunk, so that its size does not matter to the memory of the server.

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ITEMS_TYPE } from '../../batches/http/chunk-lines.ts';
import { checkNumber, chunksOf } from '../../batches/input/chunks.ts';
import { gathered } from '../../batches/input/gathered.ts';
import { puzzleItems } from '../../batches/input/puzzle-items.ts';
import { sentItems } from '../../batches/input/sent-items.ts';
import { unpackStream } from '../../batches/input/unpack-stream.ts';
import { countedWishes, wishItems } from '../../batches/input/wish-items.ts';
import { withSeed } from '../../batches/operations/with-seed.ts';
import type { OperationOptions } from '../../batches/store/batch-store.ts';
import { formatById } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import type { Item } from '../../tasks/items/item.ts';
import type { TextOfItems } from '../../tasks/items/items-of-text.ts';
import { type Operation, readOptions } from '../../tasks/operations/operation.ts';
import { USUAL_SECONDS } from '../../tasks/operations/usual-seconds.ts';
import { problemError, refuse } from '../http/problems.ts';
import type { FastifyApp } from '../route-context.ts';
import { errors, FAILURES } from '../schemas/common.ts';
import { batchStatus, submission } from './batch-schemas.ts';
import type { BatchService } from './batch-service.ts';
import { isOfItems, longestItem } from './submission-admission.ts';

export function submitRoute(app: FastifyApp, service: BatchService): void {
  const schema = {
    operationId: 'submitBatch',
    tags: ['batch'],
    summary: 'Take in a batch of items',
    description:
      'The body is a file of puzzles of any format, best JSON lines, or for `generate` JSON lines with its options; it may be compressed by gzip. Options of the operation go into the query under the names that they have on the command line, such as `time=10`, `max-solutions=3` or `method=sat`.',
    querystring: submission,
    response: { 201: batchStatus, ...FAILURES, 409: errors.describe(GONE) },
  };
  // The parser of other routes would collect the body in memory.
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    own.addContentTypeParser('multipart/form-data', (_request, _payload, done) =>
      done(problemError(415, FORM)),
    );
    own.post<{ Querystring: Submission }>(PATH, { schema }, (request, reply) =>
      takeIn(service, request, reply),
    );
  });
}

type SubmitRequest = FastifyRequest<{ Querystring: Submission }>;

async function takeIn(
  service: BatchService,
  request: SubmitRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { do: operation, name, file, format, fresh, ...options } = request.query;
  const checked = readOptions(operation, options);
  if (!checked.ok) return refuse(reply, checked.problems, 400);
  const { time } = checked.value;
  if (time !== undefined && time > service.limits.seconds)
    return refuse(reply, [tooLong(service)], 400);
  const given = { ...withSeed(operation, options), ...timeOf(operation, time, service) };
  const items = itemsOf(request, { operation, options: given, file, format }, service);
  const { most, ...terms } = service.termsOf(request);
  const newBatch = {
    ...{ name, operation, options: given, ...terms },
    ...defined({ fresh: fresh === 'true' ? (true as const) : undefined }),
  };
  const chunks = chunksOf(items, operation, service.limits.items);
  const status = await service.store.submit(newBatch, chunks, most);
  return reply.code(201).send(status);
}

/** Whether a request submits a batch. */
export function isSubmission({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === `/api/v1${PATH}`;
}

const PATH = '/batches';
const GONE = 'The batch was removed while it was received.';

interface Submission extends OperationOptions {
  readonly do: Operation;
  readonly name: string;
  readonly file?: string;
  readonly format?: string;
  readonly fresh: 'true' | 'false';
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

interface Submitted {
  readonly operation: Operation;
  readonly options: OperationOptions;
  readonly file: string | undefined;
  readonly format: string | undefined;
}

/** A number of wishes is refused before any of them is made, which would take minutes. */
function itemsOf(
  request: FastifyRequest,
  { operation, options, file, format }: Submitted,
  { limits, puzzleBytes, readText }: BatchService,
): AsyncIterable<Item> {
  const body = (request.body ?? Readable.from([])) as Readable;
  const bytes = gathered(unpackStream('the body', body, limits.bytes));
  if (isOfItems(request)) return sentItems(bytes, longestItem(operation, puzzleBytes));
  if (operation === 'create') throw problemError(415, NO_IMAGES);
  if (operation !== 'generate') {
    const terms = defined({
      readText: readText && ((text: TextOfItems) => readText(request, text)),
    });
    const by = format ? formatById(format) : undefined;
    return puzzleItems(file, bytes, by, { most: puzzleBytes, ...terms });
  }
  if (options.count === undefined) return wishItems(file, bytes, options);
  checkNumber(Number(options.count), limits.items);
  return countedWishes(options);
}

const NO_IMAGES = {
  code: 'bad-content-type',
  message: `images are sent as items: JSON lines like {"file": "cat.png", "image": "BASE64"} with the content type ${ITEMS_TYPE}`,
};

/** Read as a file, the form would be one puzzle in an unknown format. */
const FORM = {
  code: 'bad-content-type',
  message:
    'a form was sent: send the file itself as the body, as curl does with --data-binary @FILE',
};
