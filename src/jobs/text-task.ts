// A task whose puzzle is still in the text that a client sent, and whose answer is a text, too: the
// thread that talks to clients only passes both on. Reading a megabyte and writing the steps of an
// explanation would keep it from all other clients.

import { WRITABLE } from '../formats/index.ts';
import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { parseGridOf } from '../puzzle/puzzle-grid.ts';
import { wrongLines } from '../puzzle/wrong-lines.ts';
import { runEngineTask, type SolveTask } from './engine-task.ts';
import type {
  ExplainHooks,
  HintTask,
  MistakesTask,
  RateTask,
  SaidStepJson,
  StepsTask,
} from './explain-task.ts';
import {
  type PuzzleBounds,
  readSentMarks,
  readSentPuzzle,
  type SentPosition,
} from './sent-position.ts';
import { solveJson } from './solve-json.ts';
import type { TaskProgress } from './task.ts';

export interface TextTask {
  readonly kind: 'sent';
  /** JSON with a `puzzle`, and with the marks, history or grid that the work takes. */
  readonly text: string;
  readonly bounds: PuzzleBounds;
  readonly work: TextTaskWork;
  readonly limits: { readonly seconds: number };
}

export type TextTaskWork =
  | (Omit<SolveTask, 'puzzle' | 'limits'> & {
      readonly conflicts?: number;
      /** Cells of all solutions together. */
      readonly mostCells: number;
    })
  | OnMarks<HintTask>
  | OnMarks<MistakesTask>
  | (OnMarks<StepsTask> & {
      /** The steps are part of the answer instead of being told one by one. */
      readonly isList: boolean;
    })
  | OnMarks<RateTask>
  | { readonly kind: 'check' }
  | { readonly kind: 'convert'; readonly to: string };

type OnMarks<J> = Omit<J, 'puzzle' | 'marks' | 'history' | 'limits'>;

export interface TextTaskHooks extends Pick<ExplainHooks, 'stop' | 'onStep'> {
  readonly onProgress?: (progress: TaskProgress) => void;
}

/** A puzzle that is to be read, for work that is done elsewhere. */
export interface ReadTask extends Pick<TextTask, 'text' | 'bounds' | 'limits'> {
  readonly kind: 'read';
}

export function runReadTask({ text, bounds }: ReadTask): Outcome<Puzzle> {
  const { puzzle } = JSON.parse(text) as SentPosition;
  return readSentPuzzle(puzzle, bounds);
}

/** The answer is JSON. */
export async function runTextTask(task: TextTask, hooks: TextTaskHooks): Promise<Outcome<string>> {
  const sent = JSON.parse(task.text) as SentPosition;
  const puzzle = readSentPuzzle(sent.puzzle, task.bounds);
  return puzzle.ok ? runOnPuzzle(task, sent, puzzle.value, hooks) : puzzle;
}

/** The same for a puzzle that has been read. */
export async function runOnPuzzle(
  { work, limits }: Pick<TextTask, 'work' | 'limits'>,
  sent: SentPosition,
  puzzle: Puzzle,
  hooks: TextTaskHooks,
): Promise<Outcome<string>> {
  switch (work.kind) {
    case 'solve':
      return solveSent(work, limits, puzzle, hooks);
    case 'check':
      return checkSent(puzzle, sent.grid ?? []);
    case 'convert':
      return convertSent(puzzle, work.to);
    default:
      return explainSent(work, limits, sent, puzzle, hooks);
  }
}

async function solveSent(
  { maxSolutions, seed, conflicts, mostCells }: Extract<TextTaskWork, { kind: 'solve' }>,
  { seconds }: TextTask['limits'],
  puzzle: Puzzle,
  hooks: TextTaskHooks,
): Promise<Outcome<string>> {
  const problem = tooManySolutions(puzzle, maxSolutions, mostCells);
  if (problem !== undefined) return failure(problem);
  const limits = { seconds, ...(conflicts !== undefined && { conflicts }) };
  const start = performance.now();
  const report = await runEngineTask({ kind: 'solve', puzzle, maxSolutions, seed, limits }, hooks);
  const measured = (performance.now() - start) / 1000;
  return json(solveJson({ ...report, seconds: measured }, puzzle));
}

/** Any puzzle gets two solutions, which settle whether there is only one. */
export function tooManySolutions(
  { width, height }: Puzzle,
  maxSolutions: number,
  mostCells: number,
): Problem | undefined {
  const most = Math.max(2, Math.floor(mostCells / (width * height)));
  if (maxSolutions <= most) return undefined;
  const message = `maxSolutions is ${maxSolutions}: at most ${most} solutions of ${width}x${height} cells are sent`;
  return { code: 'too-large', message };
}

function checkSent(puzzle: Puzzle, rows: readonly string[]): Outcome<string> {
  const grid = parseGridOf(puzzle, rows);
  if (!grid.ok) return grid;
  const wrong = wrongLines(puzzle, grid.value);
  return json({ correct: wrong.length === 0, wrong });
}

function convertSent(puzzle: Puzzle, to: string): Outcome<string> {
  const format = WRITABLE.find(({ id }) => id === to);
  if (format === undefined) throw new Error(`no format ${to} is written`);
  const text = format.write(puzzle);
  if (!text.ok) return text;
  return json({ format: format.id, extension: format.extensions[0], text: text.value });
}

async function explainSent(
  work: Exclude<TextTaskWork, { kind: 'solve' | 'check' | 'convert' }>,
  limits: TextTask['limits'],
  sent: SentPosition,
  puzzle: Puzzle,
  hooks: TextTaskHooks,
): Promise<Outcome<string>> {
  const marks = readSentMarks(puzzle, sent.marks);
  if (!marks.ok) return marks;
  const { history } = sent;
  const given = { puzzle, limits, marks: marks.value, ...(history && { history }) };
  // Solving alone needs neither the techniques nor their sentences.
  const { runExplainTask } = await import('./explain-task.ts');
  const list: SaidStepJson[] = [];
  const isList = work.kind === 'explain' && work.isList;
  const onStep = isList ? (step: SaidStepJson) => list.push(step) : hooks.onStep;
  const outcome = await runExplainTask(
    { ...given, ...work },
    { ...hooks, ...(onStep && { onStep }) },
  );
  return outcome.ok ? json({ ...outcome.value, ...(isList && { list }) }) : outcome;
}

function json(answer: object): Outcome<string> {
  return success(JSON.stringify(answer));
}
