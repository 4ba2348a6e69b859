// Reads the answers of a batch over HTTP. A stream that lasts for hours breaks with the network, a
// proxy or the server, so it is opened again where it broke off.

import { setTimeout as wait } from 'node:timers/promises';
import { defined } from '../../puzzle/defined.ts';
import { BatchProblem } from '../batch-problem.ts';
import type { ChunkResults, ResultsWish } from '../store/batch-store.ts';
import { badAnswer } from './ask-server.ts';
import { readChunkLine } from './chunk-lines.ts';
import { isOutage } from './is-outage.ts';

/** Asks for the text of the answers from an item on, counted from 0. */
type OpenResults = (from: number) => AsyncIterable<string>;

/** Milliseconds between two tries. */
const PAUSE = 500;
/** How often it is tried in a row while nothing comes: for ten seconds, as long as for queries. */
const TRIES = 20;

/** The first failure is told at once if nothing came before, because a person waits for that. */
export async function* resumedResults(
  open: OpenResults,
  { from = 0, signal }: ResultsWish,
  pause = PAUSE,
): AsyncIterable<ChunkResults> {
  let next = from;
  let left = 0;
  for (;;) {
    try {
      for await (const lines of linesOf(open(next))) {
        const chunks = lines.filter(Boolean).map(chunkOf);
        if (lines.length > 0) left = TRIES;
        for (const chunk of chunks) {
          yield chunk;
          next = chunk.first + chunk.lines.length;
        }
      }
      return;
    } catch (error) {
      if (signal?.aborted) return;
      if (left === 0 || !isPassing(error)) throw problemOf(error);
      left--;
    }
    await wait(pause, undefined, defined({ signal })).catch(() => {});
  }
}

function chunkOf(line: string): ChunkResults {
  const chunk = readChunkLine(line);
  if (chunk === undefined) throw new BatchProblem(badAnswer('the server', 'something else'));
  return chunk;
}

/**
 * Yields the lines that are whole, as they come. A proxy can end a text that broke off as if all of
 * it had come, so a line that does not end is no end.
 */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest.trim() !== '') throw new BatchProblem(BROKEN_OFF);
}

function isPassing(error: unknown): boolean {
  return isBreak(error) || isOutage(error);
}

/** Whether a body broke off, for which `fetch` has a mere TypeError. */
function isBreak(error: unknown): boolean {
  return error instanceof TypeError;
}

function problemOf(error: unknown): unknown {
  return isBreak(error) ? new BatchProblem(BROKEN_OFF) : error;
}

const BROKEN_OFF = {
  code: 'unreachable',
  message: 'the answers broke off before their end: see whether the server runs',
};
