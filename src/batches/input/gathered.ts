// Joins the chunks of a stream, because a client can send them byte by byte, and each chunk costs
// something by itself. What is joined comes later, so this is for streams that nobody watches.

const LEAST_BYTES = 64 * 1024;

export async function* gathered(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    parts.push(chunk);
    size += chunk.length;
    if (size < LEAST_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(parts);
}
