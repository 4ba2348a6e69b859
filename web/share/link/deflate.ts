// Deflates and inflates with the streams of the browser. The size of inflated bytes is bounded,
// because a few hostile bytes can inflate to a gigabyte.

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Reads no further than the first piece of the stream that goes beyond `limit` bytes. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array | 'too-large' | 'broken'> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return joined(pieces, length);
      length += value.length;
      if (length > limit) {
        await reader.cancel();
        return 'too-large';
      }
      pieces.push(value);
    }
  } catch {
    // These streams reject only because of invalid bytes.
    return 'broken';
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
