// Makes the body of a submission of files and a pasted text. A single file of JSON lines goes as it
// is, so that it may be of any size. Others become items, a line of JSON each, so that they keep
// the names of their files, and so that several files of any format go together.

import { IMAGE_BEGINNING } from '../../../src/create/images/image-beginning.ts';
import type { Parsed } from '../../../src/formats/index.ts';
import { toJson } from '../../../src/formats/json/write-json-puzzle.ts';
import { defined } from '../../../src/puzzle/defined.ts';
import { type Problem, problemJson } from '../../../src/puzzle/problem.ts';
import { imageItemProblem } from '../../../src/tasks/items/image-item-problem.ts';
import { toBase64 } from '../../app/base64.ts';
import { isObject, tryJson } from '../../app/json.ts';
import { fileText, MAX_FILE_BYTES } from '../../puzzle-store/file-text.ts';
import type { FileRefusal, FileRefusalReason, FormEntries } from './form-state.ts';
import { linesOfFile } from './lines-of-file.ts';
import { isPacked, unpackedFile, unpackedStream } from './unpacked-file.ts';

interface UploadBody {
  readonly body: Blob | undefined;
  readonly type: string;
  /** The name of the file that is sent as it is; items have those of theirs. */
  readonly file?: string;
}

type ReadUpload =
  | { readonly ok: true; readonly value: UploadBody }
  | { readonly ok: false; readonly refusals: readonly FileRefusal[] };

interface ReadingHost {
  readonly parse: (text: string, fileName: string) => Promise<readonly Parsed[]>;
  /** Called with the share of the files that are read, from 0 to 1. */
  readonly onRead: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Items as the server takes them from programs that made them. */
const ITEMS = 'application/vnd.crosshatch.items+jsonl';
const PLAIN = 'text/plain';

export async function uploadBody(
  { operation, text, files }: FormEntries,
  host: ReadingHost,
): Promise<ReadUpload> {
  const pasted = operation === 'create' || text.trim() === '' ? undefined : text;
  if (operation === 'generate') return wishes(files, pasted);
  if (operation === 'create') return images(files, host);
  if (files.length === 0) return plain(pasted === undefined ? undefined : new Blob([pasted]));
  const [only] = files;
  if (files.length === 1 && pasted === undefined && only !== undefined && isLines(only))
    return only.size === 0
      ? refused([{ reason: 'empty', file: only.name }])
      : plain(only, only.name);
  const all = pasted === undefined ? files : [...files, new File([pasted], 'pasted')];
  return items(all, (file) => puzzleItems(file, host), host);
}

function plain(body: Blob | undefined, file?: string): ReadUpload {
  return { ok: true, value: { body, type: PLAIN, ...defined({ file }) } };
}

function refused(refusals: readonly FileRefusal[]): ReadUpload {
  return { ok: false, refusals };
}

async function wishes(files: readonly File[], pasted: string | undefined): Promise<ReadUpload> {
  const parts: BlobPart[] = [];
  for (const file of files) {
    try {
      // A file that is not compressed need not be in memory.
      const isRead = !(await isPacked(file));
      parts.push(isRead ? file : await new Response(await unpackedStream(file)).blob());
    } catch {
      return refused([{ reason: await reasonOf(file), file: file.name }]);
    }
  }
  if (pasted !== undefined) parts.push(pasted);
  // A file may lack the end of its last line.
  const all = parts.flatMap((part) => [part, '\n']);
  const only = parts.length === 1 ? files[0]?.name : undefined;
  return plain(all.length === 0 ? undefined : new Blob(all), only);
}

/** A file that is too large for a page to read as a whole can only have lines. */
function isLines({ name, size }: File): boolean {
  return /\.(jsonl|ndjson)(\.gz)?$/i.test(name) || size > MAX_FILE_BYTES;
}

/** The items of a file, or why there are none. */
type ItemsOfFile = readonly object[] | AsyncIterable<readonly object[]> | FileRefusalReason;

async function items(
  files: readonly File[],
  itemsOf: (file: File) => Promise<ItemsOfFile>,
  { onRead, signal }: ReadingHost,
): Promise<ReadUpload> {
  const parts: Blob[] = [];
  const refusals: FileRefusal[] = [];
  for (const [index, file] of files.entries()) {
    onRead(index / files.length);
    try {
      const found = await itemsOf(file);
      const blobs = typeof found === 'string' ? [] : await blobsOf(found, signal);
      parts.push(...blobs);
      if (blobs.length > 0) continue;
      refusals.push({ reason: typeof found === 'string' ? found : 'empty', file: file.name });
    } catch {
      signal.throwIfAborted();
      refusals.push({ reason: await reasonOf(file), file: file.name });
    }
  }
  if (refusals.length > 0) return refused(refusals);
  return { ok: true, value: { body: new Blob(parts), type: ITEMS } };
}

/** Says why a file could not be read to its end. */
async function reasonOf(file: File): Promise<FileRefusalReason> {
  return (await isPacked(file).catch(() => false)) ? 'damaged' : 'unreadable';
}

/** Blobs are kept by the browser, which may put them on the disk. */
async function blobsOf(
  found: readonly object[] | AsyncIterable<readonly object[]>,
  signal: AbortSignal,
): Promise<readonly Blob[]> {
  const blobs: Blob[] = [];
  for await (const some of Symbol.asyncIterator in found ? found : [found]) {
    signal.throwIfAborted();
    blobs.push(new Blob([linesOf(some)]));
  }
  return blobs;
}

function linesOf(some: readonly object[]): string {
  return some.map((item) => `${JSON.stringify(item)}\n`).join('');
}

/**
 * Files that are no images become items with their problem, as on the command line, so that the
 * others go on. If there are no others, nothing is sent.
 */
async function images(files: readonly File[], host: ReadingHost): Promise<ReadUpload> {
  const refusals: FileRefusal[] = [];
  const read = await items(
    files,
    async (file) => {
      const beginning = await bytesOf(file.slice(0, IMAGE_BEGINNING));
      const problem = imageItemProblem(beginning, file.size);
      if (problem === undefined) return [{ file: file.name, image: toBase64(await bytesOf(file)) }];
      refusals.push({ reason: reasonOfImage(file, problem), file: file.name });
      return [{ file: file.name, errors: [problemJson(problem)] }];
    },
    host,
  );
  return files.length > 0 && refusals.length === files.length ? refused(refusals) : read;
}

function reasonOfImage({ size }: File, { code }: Problem): FileRefusalReason {
  if (size === 0) return 'empty';
  return code === 'too-large' ? 'large-image' : 'no-image';
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

async function puzzleItems(file: File, { parse }: ReadingHost): Promise<ItemsOfFile> {
  if (file.size === 0) return 'empty';
  const whole = isLines(file) ? undefined : await unpackedFile(file, MAX_FILE_BYTES);
  if (whole === undefined) return linesOfFile(file);
  const read = await fileText(whole);
  if (!read.ok) return read.reason;
  if (read.text.trim() === '') return 'empty';
  if (startsWithLine(read.text)) return linesOfFile(file);
  const parsed = await parse(read.text, whole.name);
  return parsed.map((each) => itemOf(each, file.name));
}

/** Whether the first line that is not blank is a JSON object by itself, and others follow. */
function startsWithLine(text: string): boolean {
  const [, line = ''] = /^\s*(\{.*\})\s*[\r\n]\s*\{/.exec(text) ?? [];
  return isObject(tryJson(line));
}

function itemOf(parsed: Parsed, file: string): object {
  if (!parsed.ok) return { file, errors: parsed.problems.map(problemJson) };
  const { value } = parsed;
  return { file, ...defined({ id: value.meta.id }), puzzle: toJson(value) };
}
