// crosshatch batch results: writes the answers of a batch, as far as there are any.

import { BatchProblem } from '../../batches/batch-problem.ts';
import { isOutage } from '../../batches/http/is-outage.ts';
import type { BatchStatus, BatchStore, ChunkResults } from '../../batches/store/batch-store.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Problem } from '../../puzzle/problem.ts';
import { counted } from '../../puzzle/wording.ts';
import { resultLines } from '../../server/batches/result-lines.ts';
import { type OutputFile, openOutput } from '../files/output-file.ts';
import { printError, printJsonLines } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { findBatch } from '../run/find-batch.ts';
import type { StoreOptions } from '../run/open-batches.ts';
import { outlivedResults } from '../run/outlived-results.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';
import { withStore } from '../run/with-store.ts';

interface ResultsCommand extends StoreOptions {
  readonly first: number;
  readonly only: 'all' | 'problems';
  readonly most?: number;
  readonly follow?: true;
  readonly output?: string;
}

/**
 * Answers that are missing yet raise the exit code, so that a script knows. A file is written with
 * what has arrived, also after Ctrl-C or when the server stays away, but not with nothing while
 * there is nothing.
 */
export async function batchResultsCommand(id: string, options: ResultsCommand): Promise<void> {
  await withStore(options, async (store) => {
    const batch = await findBatch(store, id);
    if (options.first > batch.items && batch.state !== 'receiving')
      throw new BatchProblem(beyondEnd(options.first, batch));
    const ending = new AbortController();
    const stopping = startStopping(() => ending.abort());
    const file = options.output === undefined ? undefined : openOutput(options.output);
    const read: ReadAnswers = { next: options.first - 1, hasAny: false, isEnough: true };
    try {
      await writeResults(store, batch.id, { ...options, file, stopping, ending, read });
      const now = await findBatch(store, batch.id);
      if (read.hasAny || hasAll(now, read)) file?.finish();
      stopping.hide();
      tellMissing(now, read);
    } catch (error) {
      if (read.hasAny) file?.finish();
      stopping.hide();
      throw read.hasAny && isOutage(error) ? withPlace(error, read) : error;
    } finally {
      file?.discard();
      stopping.end();
    }
  });
}

function beyondEnd(first: number, { items }: BatchStatus): Problem {
  const message = `--first ${first}: the batch has ${counted(items, 'item')}`;
  return { code: 'bad-option', message };
}

interface Writing extends ResultsCommand {
  readonly file: OutputFile | undefined;
  readonly stopping: Stopping;
  readonly ending: AbortController;
  /** How far the answers were read, which is less far than they go if enough were found. */
  readonly read: ReadAnswers;
}

interface ReadAnswers {
  /** The number of the first item, from 0, whose answer was not read. */
  next: number;
  /** Whether any answer was written. */
  hasAny: boolean;
  /** Whether as many answers were found as were wanted. */
  isEnough: boolean;
}

async function writeResults(store: BatchStore, id: string, writing: Writing): Promise<void> {
  const { only, most, file, stopping, read } = writing;
  const results = watched(resultsOf(store, id, writing), read);
  for await (const lines of resultLines(results, { only, ...defined({ most }) })) {
    read.hasAny = true;
    if (file === undefined) await printJsonLines(lines.toString());
    else file.write(lines.toString());
    if (file !== undefined) stopping.show(read.next, undefined, 'answers read');
  }
}

/**
 * Only who waits for answers anyhow waits for a server that is away. The store of a folder finds
 * the next process that has it open.
 */
function resultsOf(store: BatchStore, id: string, writing: Writing): AsyncIterable<ChunkResults> {
  const { first, follow = false, only, most, stopping, ending } = writing;
  const wish = { from: first - 1, follow, only, ...defined({ most }), signal: ending.signal };
  if (!follow) return store.results(id, wish);
  return outlivedResults(store, id, wish, {
    tell(reason, seconds) {
      stopping.hide();
      printError(`note: ${reason}; it is asked again for ${Math.round(seconds / 60)} minutes`);
    },
  });
}

async function* watched(
  results: AsyncIterable<ChunkResults>,
  read: ReadAnswers,
): AsyncGenerator<ChunkResults> {
  for await (const chunk of results) {
    read.next = chunk.first + chunk.lines.length;
    yield chunk;
  }
  read.isEnough = false;
}

function withPlace({ problem }: BatchProblem, { next }: ReadAnswers): BatchProblem {
  const place = `the answers before item ${next + 1} are written, and --first ${next + 1} goes on`;
  const outage: Problem = { ...problem, message: `${problem.message}; ${place}` };
  return new BatchProblem(outage);
}

function hasAll({ items, state }: BatchStatus, { next, isEnough }: ReadAnswers): boolean {
  return isEnough || (next >= items && state !== 'receiving');
}

function tellMissing(batch: BatchStatus, read: ReadAnswers): void {
  if (hasAll(batch, read)) return;
  const { items, state } = batch;
  raiseExit(EXIT.unknown);
  printError(
    state === 'cancelled'
      ? 'the batch was cancelled, so some answers are missing'
      : `the answers from item ${read.next + 1} of ${items} are not there yet: --follow waits for them`,
  );
}
