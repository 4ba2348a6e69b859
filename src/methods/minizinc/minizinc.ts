// Constraint programming: every line is one constraint `regular`, which the solver Gecode
// propagates; where propagation is not enough, Gecode branches on cells. MiniZinc is an installed
// program, which the host starts and waits for. MiniZinc returns nothing before it ends. With a
// time limit, it ends at the latest when the limit is over.
//
// Time: exponential at worst; one propagation of a line walks once through its automaton, which
// costs about cells x states. A step of this method is a failure, Gecode's word for a dead end.
// Sources: see src/models/minizinc.ts; C. Schulte, G. Tack and M. Z. Lagerkvist, Modeling and
// Programming with Gecode, 2019.

import {
  countTransitions,
  type MiniZincAnswer,
  readMiniZinc,
  writeMiniZinc,
} from '../../models/minizinc.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Result, Stats } from '../../puzzle/result.ts';
import type { Method, MethodOptions, RunProgram } from '../method.ts';
import { resultOf } from '../result-of-solutions.ts';

export const minizinc: Method = {
  id: 'minizinc',
  work: 'nodes',
  title: 'Constraint programming (MiniZinc with Gecode)',
  source:
    'G. Pesant, A Regular Language Membership Constraint for Finite Sequences of Variables, 2004',
  complete: true,
  colours: true,
  given: true,
  inexact: true,
  blocks: true,
  options: [],
  refuse,
  solve,
};

/** The most transitions that all automata may have together. */
const MOST_TRANSITIONS = 200_000;
/**
 * The most kilobytes that Gecode takes for each transition: Gecode took 0.5 GB for 120,000 and 3.1
 * GB for 480,000, measured on noise.
 */
const KB_PER_TRANSITION = 6.5;

function refuse(puzzle: Puzzle): Problem | undefined {
  const transitions = countTransitions(puzzle);
  if (transitions <= MOST_TRANSITIONS) return undefined;
  const message = `the automata of the lines have ${transitions} transitions, for which Gecode would take about ${((transitions * KB_PER_TRANSITION) / 1e6).toFixed(1)} GB, the limit is ${MOST_TRANSITIONS}: take another method`;
  return { code: 'too-large', message };
}

async function solve(puzzle: Puzzle, options: MethodOptions): Promise<Outcome<Result>> {
  const { maxSolutions = 2, limits = {}, stop, runProgram, onSolution } = options;
  if (limits.seconds === 0 || limits.steps === 0 || stop?.()) {
    return success(resultOf(puzzle, { solutions: [], complete: false, stats: statsOf(new Map()) }));
  }
  if (runProgram === undefined) return failure(notInstalled('this host cannot start programs'));
  const model = writeMiniZinc(puzzle);
  if (!model.ok) return model;
  const output = await runMiniZinc(runProgram, argumentsFor(options), [...model.value].join(''));
  const answer = output.ok ? readMiniZinc(puzzle, output.value) : output;
  if (!answer.ok) return answer;
  const { complete, counters } = answer.value;
  const solutions = answer.value.solutions.slice(0, maxSolutions);
  for (const grid of solutions) onSolution?.(grid);
  return success(resultOf(puzzle, { solutions, complete, stats: statsOf(counters) }));
}

/**
 * The largest number that Gecode reads. A larger limit is left out, because 0 is how Gecode is told
 * to have no limit.
 */
const LARGEST_INT = 2 ** 31 - 1;

function argumentsFor({ maxSolutions = 2, limits = {}, seed = 0 }: MethodOptions): string[] {
  const { seconds = Number.POSITIVE_INFINITY, steps = Number.POSITIVE_INFINITY } = limits;
  const isAll = maxSolutions > LARGEST_INT;
  const milliseconds = Math.max(1, Math.ceil(seconds * 1000));
  return [
    ...['--solver', 'gecode', '--statistics', '--input-from-stdin'],
    ...['--random-seed', `${Math.abs(seed) % LARGEST_INT}`],
    ...(isAll ? ['-a'] : ['-n', `${Math.ceil(maxSolutions)}`]),
    ...(milliseconds <= LARGEST_INT ? ['--time-limit', `${milliseconds}`] : []),
    ...(steps <= LARGEST_INT ? ['--fzn-flags', `-fail ${Math.ceil(steps)}`] : []),
  ];
}

async function runMiniZinc(
  runProgram: RunProgram,
  args: readonly string[],
  model: string,
): Promise<Outcome<string>> {
  const ended = await runProgram('minizinc', args, model);
  if (ended === undefined) return failure(notInstalled('there is no such program'));
  if (ended.exitCode === 0) return success(ended.output);
  const firstLine = ended.output.trim().split('\n')[0] || 'no output';
  const message = `minizinc ended with code ${ended.exitCode} (${firstLine}): see that it has the solver gecode, with "minizinc --solvers"`;
  return failure({ code: 'program-failed', message });
}

function notInstalled(reason: string): Problem {
  const message = `this method needs the program minizinc with the solver gecode (${reason}): install it, for Debian with "apt-get install minizinc", or take another method`;
  return { code: 'not-installed', message };
}

/** The counters of Gecode that are the same on every machine. */
const COUNTERS = ['nodes', 'failures', 'propagations', 'propagators', 'variables'] as const;

function statsOf(counters: MiniZincAnswer['counters']): Stats {
  return Object.fromEntries(COUNTERS.map((name) => [name, counters.get(name) ?? 0]));
}
