// Numbers and texts as bytes. A number has seven bits in each byte, the low bits first; the top bit
// says that more bytes follow. The length of a text in bytes stands before the text. A reader that
// runs out of bytes, or meets a number that is too large, returns zeros from then on and sets a
// flag, so that the caller needs only one check at the end.

export interface Reader {
  readonly bytes: Uint8Array;
  at: number;
  isBroken: boolean;
}

export function makeReader(bytes: Uint8Array): Reader {
  return { bytes, at: 0, isBroken: false };
}

/** `value` is a whole number from 0 to 2^31 - 1. */
export function putNumber(out: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
  out.push(rest);
}

export function putText(out: number[], text: string): void {
  const bytes = new TextEncoder().encode(text);
  putNumber(out, bytes.length);
  for (const byte of bytes) out.push(byte);
}

export function takeNumber(reader: Reader): number {
  let value = 0;
  for (let shift = 0; shift <= 28; shift += 7) {
    const byte = takeByte(reader);
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value < 2 ** 31 ? value : broken(reader, 0);
  }
  return broken(reader, 0);
}

export function takeText(reader: Reader): string {
  const length = takeNumber(reader);
  const start = reader.at;
  if (start + length > reader.bytes.length) broken(reader, '');
  else reader.at += length;
  return new TextDecoder().decode(reader.bytes.subarray(start, reader.at));
}

export function takeByte(reader: Reader): number {
  if (reader.at >= reader.bytes.length) return broken(reader, 0);
  return reader.bytes[reader.at++];
}

/** Marks the bytes as malformed, and returns the value that stands in for what they should hold. */
export function broken<Value>(reader: Reader, value: Value): Value {
  reader.isBroken = true;
  reader.at = reader.bytes.length;
  return value;
}
