// Solves the puzzle as clauses, by the SAT solver MiniSat, which learns from its conflicts.
//
// The encoding is an option: `order` has the fewest clauses, `automaton` propagates as an exact
// line solve does, `integer` is the integer program in clauses. After a solution, one more clause
// asks for another solution: since exact clues fix how many cells have each colour, the clause only
// demands that some painted cell has another colour. With blotted blocks and unknown lines it names
// the other cells, too.
//
// Time: exponential at worst. Memory: 64 MiB, all that this MiniSat can have; see `refuse`. A step
// adds the clauses of one line, of the cells of one row or of all given cells, or is one call of
// the solver. Neither `stop` nor the limit of seconds interrupts a call: both are looked at between
// steps.
// Sources: see src/models/cnf; N. Eén and N. Sörensson, An Extensible SAT-solver, 2003.

import { type CnfSize, oneClause } from '../../models/cnf/clauses.ts';
import {
  CNF_ENCODINGS,
  type CnfEncoding,
  clausePieces,
  estimateCnf,
} from '../../models/cnf/cnf.ts';
import { cnfLiteral } from '../../models/cnf/line.ts';
import { colourOf, type Grid } from '../../puzzle/grid.ts';
import { failure, type Outcome, type Problem } from '../../puzzle/problem.ts';
import { hasExactClues, type Puzzle } from '../../puzzle/puzzle.ts';
import { inSteps, type MethodRun, type MethodTask } from '../in-steps.ts';
import type { Choices, Method } from '../method.ts';
import { loadMiniSat, MINISAT_OUT_OF_MEMORY, type MiniSat } from './minisat.ts';

export const sat: Method = satOn(loadMiniSat);

export function satOn(load: () => Promise<Outcome<MiniSat>>): Method {
  return {
    id: 'sat',
    work: 'conflicts',
    title: 'SAT solver (MiniSat)',
    source:
      'Goldner, Kimura, Schwartz, Nonokenken; N. Tamura and others, 2009 (order); F. Bacchus, 2007 (automaton); N. Eén, N. Sörensson, MiniSat, 2003',
    complete: true,
    colours: true,
    given: true,
    inexact: true,
    blocks: true,
    options: [
      {
        name: 'encoding',
        values: CNF_ENCODINGS,
        about: 'clauses over "starts by", over the states of an automaton, or over single starts',
      },
    ],
    refuse,
    async solve(puzzle, options) {
      const loaded = await load();
      if (!loaded.ok) return loaded;
      const minisat = loaded.value;
      const outcome = await inSteps((task) => search(task, minisat))(puzzle, options);
      return minisat.isFull() ? failure(MINISAT_OUT_OF_MEMORY) : outcome;
    },
  };
}

/**
 * The bytes that MiniSat takes to load each part of a formula, as measured, and the most bytes that
 * a formula may take. MiniSat needs the rest of its 64 MiB for the search.
 */
const BYTES = { variable: 100, clause: 24, literal: 4 };
const MOST_BYTES = 56_000_000;

function bytesOf({ variables, clauses, literals }: CnfSize): number {
  return BYTES.variable * variables + BYTES.clause * clauses + BYTES.literal * literals;
}

function refuse(puzzle: Puzzle, choices: Choices): Problem | undefined {
  const size = estimateCnf(puzzle, encodingOf(choices));
  const { variables, clauses } = size;
  const bytes = bytesOf(size);
  if (bytes <= MOST_BYTES) return undefined;
  const formula = `the ${choices.encoding} encoding has ${variables} variables and ${clauses} clauses`;
  const advice =
    bytesOf(estimateCnf(puzzle, 'order')) > MOST_BYTES ? '' : 'try encoding=order, or ';
  const message = `${formula}, about ${Math.ceil(bytes / 1e6)} MB in MiniSat, which has 64: ${advice}take another method`;
  return { code: 'too-large', message };
}

/** Returns the encoding that was chosen; `solveBy` has checked it. */
function encodingOf({ encoding }: Choices): CnfEncoding {
  return encoding as CnfEncoding;
}

function* search({ puzzle, choices, stats, emit }: MethodTask, minisat: MiniSat): MethodRun {
  const encoding = encodingOf(choices);
  Object.assign(stats, estimateCnf(puzzle, encoding), { solves: 0 });
  for (const piece of clausePieces(puzzle, encoding)) {
    minisat.add(piece);
    yield undefined;
  }
  while (true) {
    const answer = minisat.solve();
    stats.solves++;
    Object.assign(stats, minisat.counters());
    if (answer !== 'satisfiable') return answer === 'unsatisfiable';
    const grid = gridOf(puzzle, minisat);
    emit?.({ kind: 'model', cells: grid.cells.slice() });
    yield grid;
    minisat.add(oneClause(literalsOf(puzzle, grid).map((literal) => -literal)));
  }
}

function gridOf({ width, height, palette }: Puzzle, minisat: MiniSat): Grid {
  const isTrue = minisat.model();
  const cells = Int32Array.from({ length: width * height }, (_, cell) => {
    let colour = palette.length - 1;
    while (colour > 0 && !isTrue(cnfLiteral(palette, cell, colour))) colour--;
    return 1 << colour;
  });
  return { width, height, cells };
}

/** Returns the literals of cells that tell a solution from all others. */
function literalsOf(puzzle: Puzzle, { cells }: Grid): number[] {
  const isExact = hasExactClues(puzzle);
  return Array.from(cells, colourOf).flatMap((colour, cell) =>
    colour === 0 && isExact ? [] : [cnfLiteral(puzzle.palette, cell, colour)],
  );
}
