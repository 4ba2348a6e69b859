// The name of the file with the results of a batch, which any file system accepts.

import type { Batch, ResultPart } from '../../api/batches.ts';

const LONGEST = 60;

/** Returns "many-puzzles-1a2b3c4d.jsonl" for the name "Many puzzles.jsonl". */
export function resultsFileName(
  { id, name, operation }: Pick<Batch, 'id' | 'name' | 'operation'>,
  part: ResultPart,
): string {
  const words = name
    .replace(/(\.jsonl|\.ndjson)?(\.gz)?$/i, '')
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  const start = [...(words ?? [operation]).join('-')].slice(0, LONGEST).join('');
  const end = part === 'problems' ? '-failures' : '';
  return `${start}-${id.slice(0, 8)}${end}.jsonl`;
}
