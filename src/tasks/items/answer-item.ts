// Answers one item of a batch: reads its line, does what the batch asks for, and writes the answer
// as a line of JSON with the fields that the command of the same name prints. No time is in it, so
// that an item has the same answer wherever and however often it is done within its limits.

import type { GenerateProgress } from '../../create/generate/generate.ts';
import type { Progress } from '../../engine/index.ts';
import type { ExplainProgress, RateProgress, Rating } from '../../explain/index.ts';
import { marksAtStart } from '../../explain/model/move-history.ts';
import { defined } from '../../puzzle/defined.ts';
import { type Problem, problemJson, type Success, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Host } from '../host.ts';
import { type CountAnswer, countSolutions } from '../solving/count.ts';
import { solvePuzzle } from '../solving/solve.ts';
import { solveJson } from '../solving/solve-json.ts';
import { solveReport } from '../solving/solve-report.ts';
import { type Item, idOfItem, puzzleOfItem, readItem } from './item.ts';
import type { ItemWork, PuzzleWork } from './item-work.ts';
import { keptSolutions } from './kept-solutions.ts';

export interface AnswerItemArgs {
  /** The item as a line of JSON. */
  readonly line: string;
  readonly work: ItemWork;
}

export interface AnsweredItem {
  /** The answer as a line of JSON. */
  readonly line: string;
  /** The kind of answer, to count by: a verdict, a label, or `problem:` with a code. */
  readonly kind: string;
  /** Whether it is worth keeping for items that are the same; by default it is not. */
  readonly isWorthKeeping?: true;
}

type ItemHost = Host<Progress | ExplainProgress | RateProgress | GenerateProgress>;

export async function answerItemLine(
  { line, work }: AnswerItemArgs,
  host: ItemHost,
): Promise<Success<AnsweredItem>> {
  const item = readItem(line);
  if (!item.ok) return success(refusedItem({}, item.problems));
  return success(await answer(item.value, work, host));
}

/** Returns the answer about an item that has problems. */
export function refusedItem(item: Item, problems: readonly Problem[]): AnsweredItem {
  const json = { ...fileOf(item), id: idOfItem(item), errors: problems.map(problemJson) };
  return { line: JSON.stringify(json), kind: `problem:${problems[0]?.code}` };
}

/** The file is absent where the item is of none. */
export interface ItemNames extends Pick<Item, 'file'> {
  readonly id: string | null;
}

export function namesOfAnswer(item: Item, { meta }: Puzzle): ItemNames {
  return { ...fileOf(item), id: meta.id ?? null };
}

/** Returns the field that names the file, which an item of none lacks. */
function fileOf({ file }: Item): Pick<Item, 'file'> {
  return defined({ file });
}

interface KindOfAnswer {
  readonly json: object;
  readonly kind: string;
}

async function answer(item: Item, work: ItemWork, host: ItemHost): Promise<AnsweredItem> {
  if (item.errors !== undefined) return refusedItem(item, item.errors);
  if (work.kind === 'generate') {
    // This is loaded only here, because no other work needs the generator.
    const { answerWish } = await import('./answer-wish.ts');
    const { json, kind } = await answerWish(work, host);
    return { line: JSON.stringify({ ...fileOf(item), ...json }), kind };
  }
  const read = puzzleOfItem(item);
  if (!read.ok) return refusedItem(item, read.problems);
  const names = namesOfAnswer(item, read.value);
  const { json, kind } = await answerPuzzleItem(read.value, work, host);
  return { line: JSON.stringify({ ...names, ...json }), kind };
}

async function answerPuzzleItem(
  puzzle: Puzzle,
  work: PuzzleWork,
  host: ItemHost,
): Promise<KindOfAnswer> {
  switch (work.kind) {
    case 'solve':
      return solveItem(puzzle, work, host);
    case 'count': {
      const { value } = await countSolutions({ puzzle, ...work }, host);
      return { json: value, kind: kindOfCount(value) };
    }
    case 'rate': {
      const { ratePuzzle } = await import('../explaining/rate.ts');
      const { value } = await ratePuzzle({ puzzle, ...work }, host);
      return { json: value, kind: kindOfRating(value) };
    }
    case 'explain':
      return explainItem(puzzle, work, host);
  }
}

async function solveItem(
  puzzle: Puzzle,
  { maxSolutions, seed, limits }: PuzzleWork & { kind: 'solve' },
  host: ItemHost,
): Promise<KindOfAnswer> {
  const args = { puzzle, maxSolutions: keptSolutions(puzzle, maxSolutions), seed, limits };
  const { value } = await solvePuzzle(args, { ...host, onItem: () => {} });
  const json = solveJson(solveReport(value, puzzle.palette), puzzle);
  return { json, kind: json.verdict };
}

function kindOfCount({ count, complete }: CountAnswer): string {
  if (BigInt(count) > 1n) return 'multiple';
  if (!complete) return 'unknown';
  return count === '1' ? 'unique' : 'none';
}

/** Several solutions count under the word that they have in other batches. */
function kindOfRating({ verdict, label }: Rating): string {
  if (verdict !== 'unique') return verdict;
  return label ?? 'unrated';
}

async function explainItem(
  puzzle: Puzzle,
  { language, limits }: PuzzleWork & { kind: 'explain' },
  { stop, onProgress }: ItemHost,
): Promise<KindOfAnswer> {
  const { stepsJson } = await import('../texts/help-json.ts');
  const args = { puzzle, marks: marksAtStart(puzzle), language, limits };
  const outcome = await stepsJson(args, true, { stop, onProgress, onItem: () => {} });
  if (outcome.ok) return { json: outcome.value, kind: kindOfExplanation(outcome.value.kind) };
  const errors = outcome.problems.map(problemJson);
  return { json: { errors }, kind: `problem:${outcome.problems[0]?.code}` };
}

function kindOfExplanation(kind: string): string {
  return kind === 'several' ? 'multiple' : kind;
}
