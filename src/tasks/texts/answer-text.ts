// Does a whole task: reads the text of a client's request, and writes the text of the answer.
// Reading a megabyte or writing the steps of an explanation would keep the thread that talks to
// clients from its other clients. Therefore that thread does only small tasks itself, and passes on
// the texts of all other tasks.

import type { GenerateProgress } from '../../create/generate/generate.ts';
import type { Progress } from '../../engine/index.ts';
import type { ExplainProgress, RateProgress } from '../../explain/index.ts';
import type { Step } from '../../explain/model/step.ts';
import { type Parsed, WRITABLE, writeText } from '../../formats/index.ts';
import type { PhotoProgress } from '../../photo/photo-reading.ts';
import type { VerifyProgress } from '../../proof/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { failure, type Outcome, type Problem, problemJson, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { parseGridOf } from '../../puzzle/puzzle-grid.ts';
import { clock } from '../clock.ts';
import type { ExplainArgs } from '../explaining/explain.ts';
import type { HintArgs } from '../explaining/hint.ts';
import type { MistakesArgs } from '../explaining/mistakes.ts';
import type { RateArgs } from '../explaining/rate.ts';
import type { Host } from '../host.ts';
import type { ReadPhotoTask } from '../photos/read-photo-json.ts';
import { checkGrid } from '../solving/check.ts';
import { type SolveArgs, type SolveHost, solvePuzzle } from '../solving/solve.ts';
import { solveJson } from '../solving/solve-json.ts';
import { solveReport } from '../solving/solve-report.ts';
import { verifyJson } from '../solving/verify-json.ts';
import type { GenerateTask } from './generate-json.ts';
import {
  type PuzzleBounds,
  readSentMarks,
  readSentPuzzle,
  type SentPosition,
  sizeProblem,
} from './sent-position.ts';

export interface AnswerTextArgs {
  /** JSON with a `puzzle`, and with the marks, history or grid that the task takes. */
  readonly text: string;
  readonly bounds: PuzzleBounds;
  readonly task: TextTask;
  readonly limits: { readonly seconds: number };
}

export type TextTask = PuzzleTextTask | GenerateTask | ReadPhotoTask;

/** The tasks on a puzzle that was sent. */
type PuzzleTextTask =
  | (Pick<SolveArgs, 'maxSolutions' | 'seed'> & {
      readonly kind: 'solve';
      readonly maxSolutions: number;
      readonly conflicts?: number;
      /** The most cells that all solutions together may have if more than two are asked for. */
      readonly mostCells: number;
    })
  | HelpTask
  | { readonly kind: 'check' }
  | { readonly kind: 'verify' }
  | { readonly kind: 'convert'; readonly to: string };

/** The tasks that help a player. */
export type HelpTask =
  | ({ readonly kind: 'hint' } & OnMarks<HintArgs>)
  | ({ readonly kind: 'mistakes' } & OnMarks<MistakesArgs>)
  | ({ readonly kind: 'rate' } & OnMarks<RateArgs>)
  | ({
      readonly kind: 'explain';
      /** If true, the steps are part of the answer and not items. */
      readonly isList: boolean;
    } & OnMarks<ExplainArgs>);

type OnMarks<Args> = Omit<Args, 'puzzle' | 'marks' | 'history' | 'limits'>;

type TextProgress =
  | Progress
  | ExplainProgress
  | RateProgress
  | GenerateProgress
  | PhotoProgress
  | VerifyProgress;
export interface TextHost extends Host<TextProgress, TextItem>, Pick<SolveHost, 'openPartner'> {}

/** A piece of an answer for those who listen, with the name of its event. */
export interface TextItem {
  readonly event: 'step' | 'puzzle';
  readonly data: object;
}

/** A step of an explanation as it stands in JSON. */
export type DescribedStepJson = Step & { readonly sentence: string };

/** Does the task, on a puzzle that is still text if it needs one; the answer is JSON. */
export async function answerText(args: AnswerTextArgs, host: TextHost): Promise<Outcome<string>> {
  const { task, limits } = args;
  if (task.kind === 'generate') return generateSent(task, args, host);
  if (task.kind === 'read-photo') return readPhotoSent(task, args, host);
  const sent = JSON.parse(args.text) as SentPosition;
  const puzzle = readSentPuzzle(sent.puzzle, args.bounds);
  return puzzle.ok ? answerPuzzle({ task, limits }, sent, puzzle, host) : puzzle;
}

async function generateSent(
  task: GenerateTask,
  { bounds, limits }: AnswerTextArgs,
  host: TextHost,
): Promise<Outcome<string>> {
  const problem = sizeProblem(task.wish, bounds);
  if (problem !== undefined) return failure(problem);
  // This is loaded only here, because no other task needs the generator.
  const { generateJson } = await import('./generate-json.ts');
  const outcome = await generateJson(task, limits, host);
  return outcome.ok ? json(outcome.value) : outcome;
}

async function readPhotoSent(
  task: ReadPhotoTask,
  args: AnswerTextArgs,
  host: TextHost,
): Promise<Outcome<string>> {
  // This is loaded only here, because no other task needs the reader with its weights.
  const { readPhotoJson } = await import('../photos/read-photo-json.ts');
  const outcome = await readPhotoJson(task, args, host);
  return outcome.ok ? json(outcome.value) : outcome;
}

/** Does the task on a puzzle that has been read; the answer is JSON. */
export async function answerPuzzle(
  { task, limits }: Pick<AnswerTextArgs, 'limits'> & { readonly task: PuzzleTextTask },
  sent: SentPosition,
  read: Parsed & { readonly ok: true },
  host: TextHost,
): Promise<Outcome<string>> {
  const puzzle = read.value;
  switch (task.kind) {
    case 'solve':
      return solveSent(task, limits, puzzle, host);
    case 'check':
      return checkSent(puzzle, sent.grid ?? []);
    case 'verify':
      return verifySent(puzzle, sent.certificate ?? '', limits, host);
    case 'convert':
      return convertSent(read, task.to);
    default:
      return helpSent({ task, limits, sent }, puzzle, host);
  }
}

async function solveSent(
  { maxSolutions, seed, conflicts, mostCells }: TextTask & { kind: 'solve' },
  { seconds }: AnswerTextArgs['limits'],
  puzzle: Puzzle,
  { stop, onProgress, openPartner }: TextHost,
): Promise<Outcome<string>> {
  const problem = tooManySolutions(puzzle, maxSolutions, mostCells);
  if (problem !== undefined) return failure(problem);
  const limits = defined({ seconds, conflicts });
  const start = clock.now();
  const args = { puzzle, maxSolutions, limits, ...defined({ seed }) };
  const host = { stop, onProgress, onItem: () => {}, ...defined({ openPartner }) };
  const { value } = await solvePuzzle(args, host);
  const measured = (clock.now() - start) / 1000;
  const report = { ...solveReport(value, puzzle.palette), seconds: measured };
  return json(solveJson(report, puzzle));
}

/**
 * Returns a problem if `maxSolutions` solutions have too many cells together. Two solutions are
 * never too many, because they settle whether there is only one.
 */
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

async function checkSent(puzzle: Puzzle, rows: readonly string[]): Promise<Outcome<string>> {
  const grid = parseGridOf(puzzle, rows);
  if (!grid.ok) return grid;
  const { value } = await checkGrid({ puzzle, grid: grid.value });
  return json(value);
}

async function verifySent(
  ...[puzzle, certificate, { seconds }, host]: [Puzzle, string, AnswerTextArgs['limits'], TextHost]
): Promise<Outcome<string>> {
  // This is loaded only here, because no other task needs the verifier.
  const { verifyCertificate } = await import('../solving/verify.ts');
  const start = clock.now();
  const elapsed = (): number => (clock.now() - start) / 1000;
  const stop = (): boolean => host.stop() || elapsed() > seconds;
  const outcome = await verifyCertificate({ puzzle, text: [certificate] }, { ...host, stop });
  if (outcome.ok) return json(verifyJson(outcome.value, puzzle, elapsed()));
  const [{ code }] = outcome.problems as [Problem];
  if (code !== 'stopped') return outcome;
  const message = `the certificate was not verified within ${seconds} seconds: allow more`;
  return failure({ code, message });
}

function convertSent(
  { value: puzzle, remarks }: Parsed & { readonly ok: true },
  to: string,
): Outcome<string> {
  const format = WRITABLE.find(({ id }) => id === to);
  if (format === undefined) throw new Error(`no format ${to} is written`);
  const written = writeText(format, puzzle);
  if (!written.ok) return written;
  return json({
    ...{ format: format.id, extension: format.extensions[0], ...written.value },
    ...defined({ remarks: remarks?.map(problemJson) }),
  });
}

async function helpSent(
  { task, limits, sent }: { task: HelpTask; limits: AnswerTextArgs['limits']; sent: SentPosition },
  puzzle: Puzzle,
  host: TextHost,
): Promise<Outcome<string>> {
  const marks = readSentMarks(puzzle, sent.marks);
  if (!marks.ok) return marks;
  const { history } = sent;
  const given = { puzzle, limits, marks: marks.value, ...defined({ history }) };
  // This is loaded only here, because solving alone needs neither the techniques nor their
  // sentences.
  const { helpJson } = await import('./help-json.ts');
  const outcome = await helpJson(task, given, host);
  return outcome.ok ? json(outcome.value) : outcome;
}

function json(answer: object): Outcome<string> {
  return success(JSON.stringify(answer));
}
