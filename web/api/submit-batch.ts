// Sends a batch to the server. A body that is a file streams from the disk, and is never in memory
// as a whole. `fetch` would not tell how much was sent.

import { failure, type Outcome, success } from '../../src/puzzle/problem.ts';
import { BASE_PATH } from '../app/base-path.ts';
import { isObject, tryJson } from '../app/json.ts';
import { NO_SERVER, problemsIn } from './answers.ts';
import { type AskingAs, type Batch, keyHeader } from './batches.ts';

interface BatchUpload {
  /** The operation, its options and the name, as the address has them. */
  readonly query: URLSearchParams;
  /** Nothing if the options say it all. */
  readonly body: Blob | undefined;
  readonly type: string;
}

interface UploadHost extends AskingAs {
  /** Called with the share of the body that was sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** Rejects if the signal was aborted. */
export function submitBatch(
  { query, body, type }: BatchUpload,
  { key, signal, onSent }: UploadHost,
): Promise<Outcome<Batch>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${BASE_PATH}/api/v1/batches?${query}`);
    request.setRequestHeader('content-type', type);
    for (const [name, value] of Object.entries(keyHeader(key)))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve(failure(NO_SERVER));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) reject(signal.reason);
    else request.send(body ?? null);
  });
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome<Batch> {
  const answer = tryJson(responseText);
  if (status === 201 && isObject(answer)) return success(answer as unknown as Batch);
  return failure(...problemsIn(answer));
}
