// Downloads results with a key. They go to the disk as they come where the browser lets the page
// write a file; elsewhere the browser collects them first.

import type { Problem } from '../../../src/puzzle/problem.ts';
import { type AskingAs, type Batch, openResults, type ResultPart } from '../../api/batches.ts';
import { saveFile } from '../../share/save-file.ts';
import { resultsFileName } from './results-file-name.ts';

interface SavePickers {
  readonly showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{
    createWritable(): Promise<WritableStream<Uint8Array>>;
  }>;
}

/** Returns what went wrong, if anything did. */
export async function downloadResults(
  batch: Batch,
  part: ResultPart,
  as: AskingAs,
): Promise<Problem | undefined> {
  const name = resultsFileName(batch, part);
  const picked = await pickFile(name);
  if (picked === 'none') return undefined;
  const opened = await openResults(batch.id, part, as);
  if (!opened.ok) {
    await picked?.abort();
    return opened.problems[0];
  }
  const { body } = opened.value;
  if (picked === undefined || body === null)
    saveFile(await opened.value.blob(), 'application/x-ndjson', name);
  else await body.pipeTo(picked, { ...(as.signal ? { signal: as.signal } : {}) });
  return undefined;
}

/**
 * Returns undefined where a page cannot write files, or is not let, and `none` if the person chose
 * none.
 */
async function pickFile(
  suggestedName: string,
): Promise<WritableStream<Uint8Array> | 'none' | undefined> {
  const { showSaveFilePicker: pick } = window as SavePickers;
  if (pick === undefined) return undefined;
  try {
    const file = await pick({ suggestedName });
    return await file.createWritable();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'AbortError' ? 'none' : undefined;
  }
}
