// Reads the answers of a batch as they come, which may be for as long as it runs.

import type { ChunkResults, ResultsWish } from '../store/batch-store.ts';
import { type HttpStoreOptions, sendRequest, untilTimeOut } from './ask-server.ts';
import { readChunkLine } from './chunk-lines.ts';
import { type SilenceWatch, watchSilence } from './silence.ts';

export async function* readResultsOf(
  server: HttpStoreOptions,
  path: string,
  { from = 0, follow = false, signal }: ResultsWish,
  silence: number,
): AsyncGenerator<ChunkResults> {
  const query = new URLSearchParams({
    ...{ form: 'chunks', first: String(from + 1), follow: String(follow) },
  });
  const watch = watchSilence(silence);
  const ends = signal === undefined ? [watch.signal] : [watch.signal, signal];
  const answer = () => sendRequest(server, `${path}?${query}`, { signal: AbortSignal.any(ends) });
  const pieces = piecesOf(answer, watch);
  try {
    for (let rest = ''; ; ) {
      const { value: piece, done } = await untilTimeOut(server, silence, () => pieces.next());
      if (done) return;
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield readChunkLine(line);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    watch.end();
    await pieces.return(undefined);
  }
}

async function* piecesOf(
  answer: () => Promise<Response>,
  watch: SilenceWatch,
): AsyncGenerator<string, undefined> {
  watch.begin();
  const { body } = await answer();
  const text = body?.pipeThrough(new TextDecoderStream());
  for await (const piece of (text ?? []) as AsyncIterable<string>) {
    watch.end();
    yield piece;
    watch.begin();
  }
}
