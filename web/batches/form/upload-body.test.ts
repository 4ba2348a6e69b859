import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import { emptyForm, type FormEntries } from './form-state.ts';
import { uploadBody } from './upload-body.ts';

const LINE = '{"rows": [[1]], "cols": [[1]]}';
const NON = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';

function read(entries: Partial<FormEntries>, signal = new AbortController().signal) {
  return uploadBody(
    { ...emptyForm('en').entries, ...entries },
    { parse: async (text) => parsePuzzles(text), onRead: () => {}, signal },
  );
}

async function itemsOf(entries: Partial<FormEntries>): Promise<readonly object[]> {
  const made = await read(entries);
  if (!made.ok) throw new Error('refused');
  expect(made.value.type).toContain('items');
  const lines = (await made.value.body?.text())?.trimEnd().split('\n') ?? [];
  return lines.map((line) => JSON.parse(line) as object);
}

const refusalsOf = async (entries: Partial<FormEntries>) => {
  const made = await read(entries);
  return made.ok ? [] : made.refusals.map(({ reason }) => reason);
};

/** The bytes that every PNG begins with. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);

describe('the body of a submission', () => {
  it('is a text or a file of lines as it is', async () => {
    const pasted = await read({ text: LINE });
    expect(pasted).toMatchObject({ ok: true, value: { type: 'text/plain' } });
    expect(pasted).not.toHaveProperty('value.file');
    const file = new File([`${LINE}\n`], 'many.jsonl');
    expect(await read({ files: [file] })).toMatchObject({
      value: { body: file, file: 'many.jsonl' },
    });
    const packed = new File([gzipSync(LINE)], 'many.jsonl.gz');
    expect(await read({ files: [packed] })).toMatchObject({ value: { body: packed } });
  });

  it('has the puzzles of several files of any format, with the names of the files', async () => {
    const files = [
      new File([NON], 'a.non'),
      new File([gzipSync(`${LINE}\n\n${LINE}`)], 'b.jsonl.gz'),
      new File(['{"rows": [[1]]}'], 'c.json'),
    ];
    expect(await itemsOf({ files, text: LINE })).toMatchObject([
      { file: 'a.non', puzzle: { width: 1, height: 1 } },
      { file: 'b.jsonl.gz', line: 1, text: LINE },
      { file: 'b.jsonl.gz', line: 3, text: LINE },
      { file: 'c.json', errors: [{ code: expect.any(String) }] },
      { file: 'pasted', puzzle: { width: 1 } },
    ]);
  });

  it('has what is in compressed files, whatever their names say', async () => {
    const files = [
      new File([gzipSync(NON)], 'a.non.gz'),
      new File([gzipSync(`${LINE}\n${LINE}\n`)], 'b.gz'),
      new File([`${LINE}\n`], 'c.jsonl.gz'),
    ];
    expect(await itemsOf({ files })).toMatchObject([
      { file: 'a.non.gz', puzzle: { width: 1, height: 1 } },
      { file: 'b.gz', line: 1, text: LINE },
      { file: 'b.gz', line: 2, text: LINE },
      { file: 'c.jsonl.gz', line: 1, text: LINE },
    ]);
    const wishes = new File([gzipSync('{"size": 5}')], 'a.jsonl.gz');
    const made = await read({ operation: 'generate', files: [wishes] });
    expect(made.ok && (await made.value.body?.text())).toBe('{"size": 5}\n');
  });

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${LINE}\r\n${LINE}`, 'utf16le')],
    ['lines that end in CR', Buffer.from(`${LINE}\r${LINE}\r`)],
  ])('has the lines of a file of %s', async (_, bytes) => {
    const files = [new File([bytes], 'a.jsonl'), new File([NON], 'b.non')];
    expect(await itemsOf({ files })).toMatchObject([
      { file: 'a.jsonl', line: 1, text: LINE },
      { file: 'a.jsonl', line: 2, text: LINE },
      { file: 'b.non' },
    ]);
  });

  it('has wishes one after the other, and none for a number of puzzles', async () => {
    const files = [new File(['{"size": 5}'], 'a.jsonl'), new File(['{"size": 6}'], 'b.jsonl')];
    const made = await read({ operation: 'generate', files });
    expect(made.ok && (await made.value.body?.text())).toBe('{"size": 5}\n{"size": 6}\n');
    expect(made).not.toHaveProperty('value.file');
    const single = await read({ operation: 'generate', files: files.slice(0, 1) });
    expect(single).toMatchObject({ value: { file: 'a.jsonl' } });
    expect(await read({ operation: 'generate' })).toMatchObject({ value: { body: undefined } });
  });

  it('is not made of files that cannot be what they should', async () => {
    const png = new File(['x'], 'a.png', { type: 'image/png' });
    const binary = new File([Uint8Array.of(1, 0, 2, 255, 0)], 'a.bin');
    const none = new File([], 'empty.non');
    expect(await refusalsOf({ files: [png, binary, none] })).toEqual([
      ...['image', 'not-text', 'empty'],
    ]);
    expect(await refusalsOf({ files: [new File([], 'empty.jsonl')] })).toEqual(['empty']);
    const large = Object.defineProperty(new File([PNG], 'a.png'), 'size', { value: 30_000_000 });
    const files = [none, new File(['x'], 'a.txt'), png, large];
    expect(await refusalsOf({ operation: 'create', files })).toEqual([
      ...['empty', 'no-image', 'no-image', 'large-image'],
    ]);
  });

  it('has the problem of a file that is no image beside the images', async () => {
    const image = new File([PNG], 'b.png');
    const files = [new File([], 'a.png'), image, new File(['x'], 'c.txt')];
    const made = await read({ operation: 'create', files });
    const lines = made.ok ? ((await made.value.body?.text()) ?? '') : '';
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { file: 'a.png', errors: [{ code: 'no-image' }] },
      { file: 'b.png', image: 'iVBORw0KGgo=' },
      { file: 'c.txt', errors: [{ code: 'no-image' }] },
    ]);
  });

  it('is not made of a compressed file that is damaged', async () => {
    const broken = new File([gzipSync(LINE).subarray(0, 12)], 'b.gz');
    expect(await refusalsOf({ files: [broken, new File([NON], 'a.non')] })).toEqual(['damaged']);
    expect(await refusalsOf({ operation: 'generate', files: [broken] })).toEqual(['damaged']);
  });

  it('is not made of files that have nothing but blank lines', async () => {
    const lines = new File(['\n \n'], 'a.jsonl');
    const files = [lines, new File(['\n'], 'b.txt'), new File([gzipSync('\n')], 'c.gz')];
    expect(await refusalsOf({ files })).toEqual(['empty', 'empty', 'empty']);
  });

  it('is not made any further once nobody wants it', async () => {
    const file = new File([NON], 'a.non');
    await expect(read({ files: [file, file] }, AbortSignal.abort())).rejects.toThrow(/abort/);
  });
});
