// Reads the answers of a batch as they come, which may be for as long as it runs.

import type { ChunkResults, ResultsWish } from '../store/batch-store.ts';
import { type HttpStoreOptions, sendRequest, untilTimeOut } from './ask-server.ts';
import { resumedResults } from './resumed-results.ts';
import { type SilenceWatch, watchSilence } from './silence.ts';

export function readResultsOf(
  server: HttpStoreOptions,
  path: string,
  wish: ResultsWish,
  silence: number,
): AsyncIterable<ChunkResults> {
  const { follow = false, only = 'all', most, signal } = wish;
  return resumedResults((from) => {
    const first = String(from + 1);
    const query = new URLSearchParams({ form: 'chunks', first, follow: String(follow), only });
    if (most !== undefined) query.set('most', String(most));
    return watchedPieces(server, `${path}?${query}`, silence, signal);
  }, wish);
}

/** Yields pieces of the text, and gives up once the server has been silent for too long. */
async function* watchedPieces(
  server: HttpStoreOptions,
  path: string,
  silence: number,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const watch = watchSilence(silence);
  const ends = signal === undefined ? [watch.signal] : [watch.signal, signal];
  const answer = () => sendRequest(server, path, { signal: AbortSignal.any(ends) });
  const pieces = piecesOf(answer, watch);
  try {
    for (;;) {
      const { value: piece, done } = await untilTimeOut(server, silence, () => pieces.next());
      if (done) return;
      yield piece;
    }
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
