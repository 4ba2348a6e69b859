// Unpacks a stream if it is compressed by gzip, which its first two bytes tell. What comes out is
// bounded, because a few bytes can unpack to very many. So is what goes in, because many bytes can
// unpack to none.

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Problem } from '../../puzzle/problem.ts';
import { BatchProblem } from '../batch-problem.ts';
import { chained } from './chained.ts';

const MAGIC = [0x1f, 0x8b];

/** `name` is that of the file, for messages. */
export async function* unpackStream(
  name: string,
  stream: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  const head = await readMagic(chunks);
  const all = bounded(chained([head], chunks), mostBytes, () => tooLarge(name, mostBytes));
  if (isGzip(head))
    yield* bounded(gunzipped(name, all), mostBytes, () => tooLargeUnpacked(name, mostBytes));
  else yield* all;
}

async function readMagic(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < MAGIC.length) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

function isGzip(head: Buffer): boolean {
  return MAGIC.every((byte, at) => head[at] === byte);
}

async function* bounded(
  stream: AsyncIterable<Buffer>,
  mostBytes: number,
  problem: () => Problem,
): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > mostBytes) throw new BatchProblem(problem());
    yield chunk;
  }
}

async function* gunzipped(name: string, packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(packed);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Buffer;
  } catch (error) {
    if (!isFromZlib(error)) throw error;
    const message = `${name} is compressed by gzip and damaged or cut off (${error.message}): compress it anew`;
    throw new BatchProblem({ code: 'damaged', message });
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function isFromZlib(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function tooLarge(name: string, mostBytes: number): Problem {
  return { code: 'too-large', message: `${name} has more than ${mostBytes} bytes: ${IN_PARTS}` };
}

function tooLargeUnpacked(name: string, mostBytes: number): Problem {
  const message = `${name} has more than ${mostBytes} bytes when it is unpacked: ${IN_PARTS}`;
  return { code: 'too-large', message };
}

const IN_PARTS = 'submit it in parts';
