// The answers of the first items of a chunk on their way to the store. They can be cut, unlike a
// delivery, because each answer still has its kind.

import type { Delivery, LeasedChunk } from '../store/batch-store.ts';
import type { ItemAnswer } from './item-runner.ts';

export interface PartAnswer extends ItemAnswer {
  /** Whether the item was not worked on, because its answer was known. */
  readonly isKnown?: true;
}

export interface AnsweredPart extends Pick<Delivery, 'kept' | 'restItems'> {
  readonly chunk: LeasedChunk;
  readonly answers: readonly PartAnswer[];
  readonly seconds: number;
  /** Whether the store did not take its only answer, so that this one says why. */
  readonly isReplaced?: true;
}

export function giveBack(chunk: LeasedChunk): AnsweredPart {
  return { chunk, answers: [], seconds: 0 };
}

/** Returns two parts that are delivered one after the other; undefined for a single answer. */
export function halvePart(part: AnsweredPart): readonly AnsweredPart[] | undefined {
  const { chunk, answers, seconds } = part;
  if (answers.length < 2) return undefined;
  const half = Math.ceil(answers.length / 2);
  const { known: _, ...leased } = chunk;
  const rest = { ...leased, first: chunk.first + half, lines: chunk.lines.slice(half) };
  const share = half / answers.length;
  return [
    {
      ...{ chunk, answers: answers.slice(0, half), seconds: seconds * share },
      kept: rest.lines.length,
    },
    { ...part, chunk: rest, answers: answers.slice(half), seconds: seconds * (1 - share) },
  ];
}

export function deliveryOf({ chunk, answers, seconds, ...rest }: AnsweredPart): Delivery {
  const { isReplaced: _, ...cut } = rest;
  return {
    ...{ chunk, seconds, ...cut },
    lines: answers.map(({ line }) => line),
    kinds: answers.map(({ kind }) => kind),
    known: answers.filter(({ isKnown }) => isKnown).length,
    worthKeeping: answers.flatMap(({ kind, isWorthKeeping }, at) =>
      isWorthKeeping ? [{ at, kind }] : [],
    ),
  };
}
