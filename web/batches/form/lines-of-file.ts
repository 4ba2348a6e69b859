// Makes items of a file of JSON lines, which is read as a stream and may be compressed.

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
    const lines = (rest + piece).split('\n');
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

async function* piecesOf(file: File): AsyncGenerator<string> {
  const isPacked = /\.gz$/i.test(file.name);
  const bytes = isPacked
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  // Some browsers cannot iterate over a stream.
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
