// Verifies chains of lines. Each link must follow from the cells in its evidence alone, with what
// the marks, the assumption and earlier links leave to these cells. A contradiction must be a line
// that no arrangement fits. Each conclusion must hold in every case without a contradiction, and
// for every value of the assumed cell that has no case.

import { allCandidates } from '../../puzzle/palette.ts';
import { cellsOfLine } from '../../puzzle/places.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Case, CasesStep, ChainStep, Fact, LineContradiction, Link } from '../model/step.ts';
import { firstProblem } from './first-problem.ts';
import { readLine } from './verify-line.ts';
import { verifyLineStep } from './verify-line-step.ts';

export function verifyChain(
  puzzle: Puzzle,
  cells: Int32Array,
  { links, conclusions }: Pick<ChainStep, 'links' | 'conclusions'>,
): string | undefined {
  const known = cells.slice();
  return verifyLinks(puzzle, known, links) ?? verifyConclusions(known, conclusions);
}

export function verifyCases(
  puzzle: Puzzle,
  cells: Int32Array,
  { cases, conclusions }: Pick<CasesStep, 'cases' | 'conclusions'>,
): string | undefined {
  const cell = cases[0]?.assumption.cell;
  if (cell === undefined) return 'nothing is assumed';
  let rest = cells[cell];
  for (const { assumption } of cases) {
    const { candidates } = assumption;
    if (assumption.cell !== cell) return `cells ${cell} and ${assumption.cell} are not the same`;
    if ((rest & candidates) !== candidates)
      return `cell ${cell} cannot be assumed to be ${candidates} there`;
    rest &= ~candidates;
  }
  const other = cells.slice();
  other[cell] = rest;
  return (
    (rest === 0 ? undefined : verifyConclusions(other, conclusions)) ??
    firstProblem(cases, (one) => verifyCase(puzzle, cells, one, conclusions)) ??
    (rest === 0 && cases.every(({ clash }) => clash) ? `cell ${cell} has no value left` : undefined)
  );
}

/** Verifies one case; a case with a contradiction needs no conclusion. */
function verifyCase(
  puzzle: Puzzle,
  cells: Int32Array,
  { assumption, links, clash }: Case,
  conclusions: readonly Fact[],
): string | undefined {
  const known = cells.slice();
  known[assumption.cell] = assumption.candidates;
  const problem = verifyLinks(puzzle, known, links);
  if (problem !== undefined) return problem;
  return clash ? verifyContradiction(puzzle, known, clash) : verifyConclusions(known, conclusions);
}

/** Narrows `known` by the conclusions of each link, after the link has been confirmed. */
function verifyLinks(
  puzzle: Puzzle,
  known: Int32Array,
  links: readonly Link[],
): string | undefined {
  return firstProblem(links, (link) => {
    const problem = verifyLineStep(puzzle, known, link);
    for (const { cell, candidates } of link.conclusions) known[cell] &= candidates;
    return problem;
  });
}

function verifyContradiction(
  puzzle: Puzzle,
  known: Int32Array,
  { line, evidence }: LineContradiction,
): string | undefined {
  const cells = cellsOfLine(puzzle, line);
  const stranger = evidence.find((cell) => !cells.includes(cell));
  if (stranger !== undefined) return `cell ${stranger} is not in line ${line}`;
  const all = allCandidates(puzzle.palette);
  const marks = Int32Array.from(cells, (cell) => (evidence.includes(cell) ? known[cell] : all));
  const read = readLine(clueOfLine(puzzle, line), marks);
  return read === undefined ? undefined : `line ${line} can still be met`;
}

function verifyConclusions(known: Int32Array, conclusions: readonly Fact[]): string | undefined {
  if (conclusions.length === 0) return 'nothing is concluded';
  return firstProblem(conclusions, ({ cell, candidates }) => {
    const other = known[cell] & ~candidates;
    return other === 0 && known[cell] > 0
      ? undefined
      : `cell ${cell} can still be otherwise (${other})`;
  });
}
