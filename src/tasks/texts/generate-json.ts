// Makes puzzles for a client of the server. They are items if they are wanted one by one, and else
// parts of the answer.

import { type GeneratedPuzzle, generate } from '../../create/generate/generate.ts';
import type { PuzzleWish } from '../../create/generate/puzzle-wish.ts';
import { checkWish } from '../../create/generate/wish-problems.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Outcome, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { solvePuzzle } from '../solving/solve.ts';
import type { TextHost } from './answer-text.ts';

export interface GenerateTask {
  readonly kind: 'generate';
  readonly wish: PuzzleWish;
  readonly isRated: boolean;
  /** Whether each puzzle comes with the proof that it has one solution. */
  readonly isCertified: boolean;
  /** If true, the puzzles are part of the answer and not items. */
  readonly isList: boolean;
}

/** The most characters of all certificates together; a puzzle beyond that comes without one. */
const MOST_PROOF = 10_000_000;

export async function generateJson(
  { wish, isRated, isCertified, isList }: GenerateTask,
  limits: { readonly seconds: number },
  { stop, onProgress, onItem }: TextHost,
): Promise<Outcome<object>> {
  const checked = checkWish(wish);
  if (!checked.ok) return checked;
  const puzzles: object[] = [];
  let left = isCertified ? MOST_PROOF : 0;
  const onPuzzle = async (made: GeneratedPuzzle): Promise<void> => {
    const certificate = left > 0 ? await certificateOf(made.puzzle, left, stop) : undefined;
    left -= certificate?.length ?? 0;
    const data = { ...madeJson(made), ...defined({ certificate }) };
    if (isList) puzzles.push(data);
    else await onItem({ event: 'puzzle', data });
  };
  const { nearest, ...rest } = await generate(wish, {
    ...{ isRated, limits, stop, onPuzzle },
    onProgress: ({ nearest: _, ...progress }) => onProgress(progress),
  });
  return success({
    ...defined({ puzzles: isList ? puzzles : undefined }),
    seed: wish.seed,
    ...rest,
    ...defined({ nearest: nearest && { ...madeJson(nearest), lacks: nearest.lacks } }),
  });
}

function madeJson({ puzzle, rating }: GeneratedPuzzle): object {
  return { puzzle: toJson(puzzle), ...defined({ rating }) };
}

/** Returns undefined for a certificate of more than `most` characters, or if the host stops it. */
async function certificateOf(
  puzzle: Puzzle,
  most: number,
  stop: () => boolean,
): Promise<string | undefined> {
  const pieces: string[] = [];
  let size = 0;
  const { value } = await solvePuzzle(
    { puzzle, maxSolutions: 2, certificate: true },
    {
      stop: () => size > most || stop(),
      onProgress: () => {},
      onItem(item) {
        if (item.kind !== 'certificate') return;
        pieces.push(item.lines);
        size += item.lines.length;
      },
    },
  );
  return value.complete && size <= most ? pieces.join('') : undefined;
}
