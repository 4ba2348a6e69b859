// Rates how hard a puzzle is, by a label from the techniques that a person needs, and by numbers
// that other authors have defined. See docs/difficulty.md. The same puzzle has the same rating on
// every machine, unless a limit or a stop cuts it short.

import type { SolveOptions } from '../../engine/options.ts';
import { solve } from '../../engine/solve.ts';
import { makePace, type Pace, secondsLeft } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import type { Grid } from '../../puzzle/grid.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result } from '../../puzzle/result.ts';
import { type Verdict, verdictOf } from '../../puzzle/verdict.ts';
import { type MarkedBoard, makeMarkedBoard } from '../model/marked-board.ts';
import { marksAtStart } from '../model/move-history.ts';
import type { Tier } from '../model/step.ts';
import { type DifficultyMap, mapOf, notingMap, startMap } from './difficulty-map.ts';
import { humanStepsOf } from './human-steps.ts';
import { type Label, leastLabelOf } from './label.ts';
import { LINES_ALONE, type Lookahead, lookingAhead } from './lookahead.ts';
import { type RateProgress, type RatingTask, runPhase } from './rate-phases.ts';
import { type RatedStep, ratingSteps, type StepRating } from './rate-steps.ts';
import { sweeping } from './sweeps.ts';
import { webpbnNumber } from './webpbn-number.ts';

export interface RateOptions {
  readonly stop?: () => boolean;
  readonly onProgress?: (progress: RateProgress) => void;
  /** Called with the solution, or with one of several, as soon as it is found. */
  readonly onSolution?: (solution: Grid) => void;
  readonly limits?: {
    /** Wall-clock seconds for the whole rating. */
    readonly seconds?: number;
    /** The greatest number of conflicts that the search for the verdict may have. */
    readonly conflicts?: number;
  };
  /** Whether the rating is to have a map of where the puzzle is hard. */
  readonly map?: boolean;
  /**
   * Makes the steps that a person would take from the empty board to the only solution; by default
   * with all techniques but symmetry. The rating marks on the board what the steps conclude.
   */
  readonly stepsOf?: (
    puzzle: Puzzle,
    solution: Int32Array,
    board: MarkedBoard,
  ) => Iterable<RatedStep>;
}

export interface Rating {
  readonly verdict: Verdict;
  /**
   * Missing when there is no solution or no verdict, or when the steps do not fill the board or
   * were cut short.
   */
  readonly label?: Label;
  /**
   * The easiest label that the puzzle can have, when a limit or a stop came before the label; its
   * label is this one or a harder one. Missing when the puzzle may be trivial.
   */
  readonly atLeast?: Label;
  /** Missing when there is no verdict. */
  readonly webpbn?: number;
  /** Present only when lines fill the board. */
  readonly sweeps?: number;
  /** Present only when there is just one solution. */
  readonly lookahead?: Lookahead;
  /** Present only when there is just one solution. */
  readonly steps?: StepRating;
  /** Present only when it was asked for and `steps` are there. */
  readonly map?: DifficultyMap;
  /** Whether a limit or a stop left something undone. */
  readonly isCut: boolean;
}

/** Default of `limits.seconds`. */
const LONGEST = 60;

export async function rate(puzzle: Puzzle, options: RateOptions = {}): Promise<Rating> {
  const { seconds = LONGEST, conflicts } = options.limits ?? {};
  const pace = makePace({ ...options, limits: { seconds } });
  const task = { cells: puzzle.width * puzzle.height, pace, isCut: false };
  const { solutions, complete, stats } = await solveForVerdict(puzzle, pace, conflicts);
  if (solutions.length > 0) options.onSolution?.(solutions[0]);
  const verdict = verdictOf({ solutions, complete });
  if (verdict === 'unknown') return { verdict, isCut: true };
  const webpbn = webpbnNumber(puzzle, stats.lineSolves);
  if (verdict === 'multiple') return { verdict, label: 'ambiguous', webpbn, isCut: false };
  if (verdict === 'none') return { verdict, webpbn, isCut: false };
  return { verdict, webpbn, ...(await measure(puzzle, solutions[0].cells, task, options)) };
}

function solveForVerdict(
  puzzle: Puzzle,
  pace: Pace<RateProgress>,
  conflicts = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const limits = { seconds: secondsLeft(pace), conflicts };
  const onProgress: SolveOptions['onProgress'] =
    pace.onProgress &&
    (({ knownCells, cells }) => pace.onProgress?.({ phase: 'solving', knownCells, cells }));
  return solve(puzzle, { limits, ...defined({ stop: pace.stop, onProgress }) });
}

/** Measures a puzzle with one solution, the cheap measures first. */
async function measure(
  puzzle: Puzzle,
  solution: Int32Array,
  task: RatingTask,
  { stepsOf = humanStepsOf, map: hasMap = false }: RateOptions,
): Promise<Omit<Rating, 'verdict' | 'webpbn'>> {
  const board = makeMarkedBoard(puzzle, marksAtStart(puzzle));
  const sweeps = await runPhase(task, 'sweeps', sweeping(puzzle, board.reader));
  const tiers: Tier[] = [];
  // No technique of a lower tier goes beyond what lines alone decide.
  if (sweeps === undefined && !task.isCut) tiers.push(5);
  const notes = hasMap ? startMap(board) : undefined;
  const made = notingTiers(stepsOf(puzzle, solution, board), tiers);
  const noted = notes === undefined ? made : notingMap(made, board, notes);
  const steps = await runPhase(task, 'steps', ratingSteps(board, noted));
  const map = steps && notes && mapOf(notes);
  const isByLines = sweeps !== undefined && !task.isCut;
  const lookahead = isByLines
    ? LINES_ALONE
    : await runPhase(task, 'lookahead', lookingAhead(puzzle, { tables: board.reader.lines }));
  const label = steps?.label;
  const atLeast = task.isCut && label === undefined ? leastLabelOf(tiers) : undefined;
  return { ...defined({ label, atLeast, sweeps, lookahead, steps, map }), isCut: task.isCut };
}

function* notingTiers(steps: Iterable<RatedStep>, tiers: Tier[]): Generator<RatedStep> {
  for (const step of steps) {
    tiers.push(step.tier);
    yield step;
  }
}
