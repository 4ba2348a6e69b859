// A suspect is a chunk that a worker had in hand when it died. It runs while its worker does
// nothing else, so that a second death has no other cause in sight. It is then cut into pieces,
// until the item that kills is alone. One that has killed alone too often is refused, and the batch
// goes on.
//
// Workers die for other reasons, too, so a single death proves nothing.

import { worded } from '../../puzzle/wording.ts';
import type { LeasedChunk } from '../store/batch-store.ts';
import { type AnsweredPart, giveBack } from './answered-part.ts';
import type { ItemAnswer, ItemRunner } from './item-runner.ts';

/** The first death is one in company; this many more are deaths alone. */
const DEATHS_ALONE = 3;
/** An item of the largest chunks, which have 256 items, is alone after two cuts. */
const PIECES = 16;

/** Returns the answer that a suspect gets without being run, if it has killed often enough. */
export function refuseSuspect(runner: ItemRunner, chunk: LeasedChunk): ItemAnswer | undefined {
  const [item] = chunk.lines;
  const isAlone = item !== undefined && chunk.lines.length === 1;
  if (!isAlone || chunk.deaths <= DEATHS_ALONE) return undefined;
  const words = worded`this item was given up: ${chunk.deaths} workers ended while they were at it`;
  return runner.refuse(item, { code: 'killed', ...words });
}

interface CutSuspect {
  /** The first piece, which the worker keeps. */
  readonly piece: LeasedChunk;
  /** Tells the store of the cut. */
  readonly part: AnsweredPart;
}

/** Returns undefined if the suspect is to be run as it is. */
export function cutSuspect(chunk: LeasedChunk): CutSuspect | undefined {
  const { lines, deaths } = chunk;
  if (deaths < 2 || lines.length === 1) return undefined;
  const size = Math.ceil(lines.length / PIECES);
  const part = { ...giveBack(chunk), kept: size, restItems: size };
  return { piece: { ...chunk, lines: lines.slice(0, size), deaths: 1 }, part };
}
