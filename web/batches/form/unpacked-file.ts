// Unpacks files that are compressed by gzip. Their bytes tell that, because names are often wrong.

/** Returns the bytes as they come. The stream breaks off if they are damaged. */
export async function unpackedStream(file: File): Promise<ReadableStream<Uint8Array>> {
  const bytes = file.stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  return (await isPacked(file)) ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
}

/**
 * Returns the file that was compressed, by its own name; a file that was not is returned as it is.
 * Returns undefined if there are more than `most` bytes.
 */
export async function unpackedFile(file: File, most: number): Promise<File | undefined> {
  if (!(await isPacked(file))) return file.size > most ? undefined : file;
  const pieces: BlobPart[] = [];
  let size = 0;
  const reader = (await unpackedStream(file)).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    pieces.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new File(pieces, file.name.replace(/\.gz$/i, ''));
}

export async function isPacked(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}
