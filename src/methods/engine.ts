// Offers this project's own engine as one of the methods: exact line solves, full probing, and
// clause learning with dives. See src/engine.

import { ALL_LAYERS, type Layers, type SolveOptions, solve } from '../engine/index.ts';
import { defined } from '../puzzle/defined.ts';
import { success } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { onOff } from './choices.ts';
import type { Choices, Method, MethodOptions } from './method.ts';

const ABOUT: Readonly<Record<keyof Layers, string>> = {
  probing: 'try both colours of unknown cells before the search',
  learning: 'learn clauses from conflicts; off: plain depth-first search',
  restarts: 'start the search over now and then',
  tiers: 'keep good clauses longer',
  lines: 'whole lines propagate and explain themselves inside the search',
  beliefs: 'belief propagation chooses the first values',
  dives: 'restarts dive along the beliefs',
  symmetry: 'look for symmetric solutions where the clues are symmetric',
  switches: 'look for a second solution that differs in four cells',
};

export const engine: Method = {
  id: 'engine',
  work: 'lineSolves',
  title: 'Crosshatch engine',
  source: 'Crosshatch, 2026',
  complete: true,
  colours: true,
  given: true,
  inexact: true,
  options: (Object.keys(ALL_LAYERS) as (keyof Layers)[]).map((layer) =>
    onOff(layer, ABOUT[layer], 'on'),
  ),
  async solve(puzzle, options) {
    return success(await solve(puzzle, engineOptions(puzzle, options)));
  },
};

function engineOptions(
  { width, height }: Puzzle,
  {
    maxSolutions = 2,
    limits = {},
    seed = 0,
    choices,
    ...rest
  }: MethodOptions & { choices: Choices },
): SolveOptions {
  const layers = Object.fromEntries(
    Object.entries(choices).map(([layer, value]) => [layer, value === 'on']),
  );
  const { seconds, steps } = limits;
  const { stop, onProgress, onSolution, onStep } = rest;
  return {
    maxSolutions,
    seed,
    layers,
    limits: defined({ seconds, conflicts: steps }),
    ...defined({
      stop,
      onSolution,
      onStep: onStep && (({ phase, cells }) => onStep({ kind: phase, cells })),
      onProgress: onProgress && reporting(width * height, onProgress),
    }),
  };
}

function reporting(
  cells: number,
  onProgress: NonNullable<MethodOptions['onProgress']>,
): NonNullable<SolveOptions['onProgress']> {
  return ({ knownCells, solutions, stats }) =>
    onProgress({ steps: stats.conflicts, knownCells, cells, solutions, stats });
}
