// Sends a submission chunk by chunk, so that it may be of any size.

import type { BatchStatus, NewBatch, NewChunk } from '../store/batch-store.ts';
import { type HttpStoreOptions, readAnswer, sendRequest, untilTimeOut } from './ask-server.ts';
import { termsHeader } from './asker-terms.ts';
import { ITEMS_TYPE } from './chunk-lines.ts';
import { type SilenceWatch, watchSilence } from './silence.ts';

interface SubmittedBatch extends NewBatch {
  /** The most batches of the owner. */
  readonly most?: number;
}

export async function submitTo(
  server: HttpStoreOptions,
  { name, operation, options, fresh, ...terms }: SubmittedBatch,
  chunks: AsyncIterable<NewChunk>,
  silence: number,
): Promise<BatchStatus> {
  const query = new URLSearchParams({ do: operation, name });
  if (fresh) query.set('fresh', 'true');
  for (const [option, value] of Object.entries(options)) query.set(option, String(value));
  const watch = watchSilence(silence);
  let failed: unknown;
  const lines = linesOf(chunks, watch, (error) => {
    failed = error;
  });
  const { signal } = watch;
  const sent = {
    method: 'POST',
    body: ReadableStream.from(lines),
    duplex: 'half',
    signal,
  } as const;
  try {
    return await untilTimeOut(server, silence, async () => {
      watch.begin();
      const headers = { 'content-type': ITEMS_TYPE, ...termsHeader(terms) };
      const response = await sendRequest(server, `batches?${query}`, { ...sent, headers });
      return (await readAnswer(server, response, 'id')) as BatchStatus;
    });
  } catch (error) {
    // The error of the chunks says what is wrong; that of the request says that it broke off.
    throw failed ?? error;
  } finally {
    watch.end();
  }
}

async function* linesOf(
  chunks: AsyncIterable<NewChunk>,
  watch: SilenceWatch,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  watch.end();
  try {
    for await (const { lines } of chunks) {
      watch.begin();
      yield Buffer.from(`${lines.join('\n')}\n`);
      watch.end();
    }
    watch.begin();
  } catch (error) {
    onError(error);
    throw error;
  }
}
