// Makes items of a file of JSON lines, which is read as a stream and may be compressed.

import { isUtf16 } from '../../../src/formats/text/decode-text.ts';
import { unpackedStream } from './unpacked-file.ts';

interface TextItem {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** How many items come together. */
const TOGETHER = 1_000;

/** Yields items with the lines as they are; the server reads them. Blank lines are left out. */
export async function* linesOfFile(file: File): AsyncGenerator<readonly TextItem[]> {
  let items: TextItem[] = [];
  let rest = '';
  let line = 0;
  for await (const piece of piecesOf(file)) {
    const lines = (rest + piece).split(LINE_END);
    rest = lines.pop() ?? '';
    for (const text of lines) {
      line++;
      if (text.trim() !== '') items.push({ file: file.name, line, text: text.trimEnd() });
    }
    if (items.length >= TOGETHER) {
      yield items;
      items = [];
    }
  }
  if (rest.trim() !== '') items.push({ file: file.name, line: line + 1, text: rest.trimEnd() });
  if (items.length > 0) yield items;
}

/** A CR at the end of a piece is not one yet, because an LF may follow. */
const LINE_END = /\r\n|\n|\r(?!$)/;

async function* piecesOf(file: File): AsyncGenerator<string> {
  // Some browsers cannot iterate over a stream.
  const reader = (await unpackedStream(file)).getReader();
  let decoder: TextDecoder | undefined;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    decoder ??= new TextDecoder(encodingOf(next.value));
    yield decoder.decode(next.value, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** A line of JSON begins with a character of ASCII, so one of its first two bytes is zero. */
function encodingOf(beginning: Uint8Array): string {
  if (!isUtf16(beginning)) return 'utf-8';
  return beginning[0] === 0xfe || beginning[0] === 0 ? 'utf-16be' : 'utf-16le';
}
