// Unpacks a stream if it is compressed by gzip, which its first two bytes tell. What comes out is
// bounded, because a few bytes can unpack to very many.

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BatchProblem } from '../batch-problem.ts';

const MAGIC = [0x1f, 0x8b];

/** `name` is that of the file, for messages. */
export async function* unpackStream(
  name: string,
  stream: AsyncIterable<Buffer>,
  mostBytes: number,
): AsyncGenerator<Buffer> {
  const chunks = stream[Symbol.asyncIterator]();
  const head = await readMagic(chunks);
  const all = chained(head, chunks);
  let size = 0;
  for await (const chunk of isGzip(head) ? gunzipped(name, all) : all) {
    size += chunk.length;
    if (size > mostBytes) throw new BatchProblem(tooLarge(name, mostBytes));
    yield chunk;
  }
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

async function* chained(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
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

function tooLarge(name: string, mostBytes: number) {
  const message = `${name} has more than ${mostBytes} bytes when it is unpacked: submit it in parts`;
  return { code: 'too-large', message };
}
