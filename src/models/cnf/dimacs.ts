// Writes a formula as DIMACS text, which SAT solvers read. Comments before the header say what each
// variable stands for. Each variable has one line, which programs can read, too:
//
//   c crosshatch order 20x15               encoding, columns x rows
//   c cell ROW COLUMN = VARIABLE           one colour: true where the cell is painted
//   c cell ROW COLUMN SYMBOL = VARIABLE    several colours; the symbol of the background is a dot
//   c row ROW block BLOCK ... = VARIABLE   variables of the encoding, also `c column COLUMN ...`
//
// Rows, columns, blocks and cells are counted from 1. The text is written piece by piece, so
// writing takes memory for only one line of the puzzle at a time.

import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Clauses, CnfSize } from './clauses.ts';
import { type CnfEncoding, clausePieces, estimateCnf, variableNames } from './cnf.ts';

/**
 * A text has at most this many literals. A literal takes about seven characters, the name of a
 * variable about forty.
 */
const MOST_LITERALS = 50_000_000;

/** The fewest characters of a chunk; only the final chunk can have fewer. */
const CHUNK = 1 << 16;

/** Writes DIMACS text in chunks; returns a problem if the text would be too long. */
export function writeDimacs(puzzle: Puzzle, encoding: CnfEncoding): Outcome<Iterable<string>> {
  const size = estimateCnf(puzzle, encoding);
  if (size.literals > MOST_LITERALS) return failure(tooLarge(encoding, size));
  return success(inChunks(lines(puzzle, encoding, size)));
}

function tooLarge(encoding: CnfEncoding, { clauses, literals }: CnfSize): Problem {
  const formula = `the ${encoding} encoding would have ${clauses} clauses with ${literals} literals`;
  const message = `${formula}, the limit is ${MOST_LITERALS}: choose another encoding`;
  return { code: 'too-large', message };
}

function* inChunks(texts: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function* lines(
  puzzle: Puzzle,
  encoding: CnfEncoding,
  { variables, clauses }: CnfSize,
): Generator<string> {
  yield `c crosshatch ${encoding} ${puzzle.width}x${puzzle.height}\n`;
  let variable = 0;
  for (const name of variableNames(puzzle, encoding)) yield `c ${name} = ${++variable}\n`;
  yield `p cnf ${variables} ${clauses}\n`;
  for (const piece of clausePieces(puzzle, encoding)) yield* clauseLines(piece);
}

function* clauseLines({ starts, literals, count }: Clauses): Generator<string> {
  for (let i = 0; i < count; i++) {
    let text = '';
    for (let at = starts[i]; at < starts[i + 1]; at++) text += `${literals[at]} `;
    yield `${text}0\n`;
  }
}
