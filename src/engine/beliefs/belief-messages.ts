// Computes the messages that a line sends to the lines that cross it, from the messages that those
// lines sent. A message holds the log odds of the colours of a cell.

import { isRowLine, lineCells } from '../../puzzle/places.ts';
import { BLOTTED_LINE } from '../line-kernel/clue-tables.ts';
import type { BoundVariables } from '../order-encoding/bound-variables.ts';
import type { Beliefs } from './beliefs.ts';
import { findMarginals } from './line-marginals.ts';
import type { BoundWeights } from './line-marginals-state.ts';

/** Log odds stay within these bounds, so that sums neither overflow nor vanish. */
const BOUND = 12;
const TINY = 1e-12;
const UNLIKELY = 2.5e-3;
/** The share of the old odds in the new ones, which keeps the odds from swinging between rounds. */
const KEEP = 0.3;
/** Work in steps of about 10 ns. */
const WORK_OF_START = 8;
const WORK_OF_CELL = 5;
/** A line with a blotted block takes about so many times the work of another one. */
const WORK_OF_BLOTS = 3;

/**
 * Updates one line: reads the messages of the crossing lines and sends its own. The last round also
 * tells where blocks are likely to begin and end.
 */
export function exchangeMessages(beliefs: Beliefs, line: number): void {
  const { board, messages, marginals } = beliefs;
  const { lines } = board;
  const [mine, theirs] = isRowLine(line, board.height) ? messages : [messages[1], messages[0]];
  beliefs.work += lines.length[line];
  if (!findMarginals(marginals, line, theirs)) return;
  const blocks = lines.blockAt[line + 1] - lines.blockAt[line];
  const work = WORK_OF_START * marginals.starts.at[blocks] + WORK_OF_CELL * lines.length[line];
  beliefs.work += lines.kernel[line] === BLOTTED_LINE ? WORK_OF_BLOTS * work : work;
  if (beliefs.roundsLeft === 1) believeBounds(beliefs, line);
  sendMessages(beliefs, line, mine, theirs);
}

/** Sets how likely each order variable of the line is to be true. */
function believeBounds({ board, encoding, likely, marginals }: Beliefs, line: number): void {
  const { blockAt, blockLength } = board.lines;
  const at = blockAt[line];
  for (let j = 0; at + j < blockAt[line + 1]; j++) {
    // A line for which another line stands has no variables of its own.
    const start = encoding.starts.get(at + j);
    if (start === undefined) return;
    believeBound(likely, start, marginals.starts, j);
    if (blockLength[at + j] > 0) continue;
    const end = encoding.ends.get(at + j);
    if (end === undefined) throw new Error('a blotted block has no variables for its end');
    believeBound(likely, end, marginals.ends, j);
  }
}

/**
 * Sets how likely a bound of block j is to be at each of its positions or later; each of its
 * variables says so of one position.
 */
function believeBound(
  likely: Float64Array,
  { positions, variable }: BoundVariables,
  { positions: left, at, weights }: BoundWeights,
  j: number,
): void {
  let later = 1;
  let t = 1;
  for (let i = at[j]; i < at[j + 1]; i++) {
    const bound = left[i];
    for (; t < positions.length && positions[t] <= bound; t++) likely[variable + t - 1] = later;
    later -= weights[i];
  }
  for (; t < positions.length; t++) likely[variable + t - 1] = 0;
}

/**
 * Sets new odds for the unknown cells of the line, without the messages of their crossing lines.
 */
function sendMessages(
  { board, marginals }: Beliefs,
  line: number,
  mine: readonly Float64Array[],
  theirs: readonly Float64Array[],
): void {
  const { painted, left } = marginals;
  const { lines } = board;
  const { start, step, size } = lineCells(board, line);
  const [k0, k1] = [lines.colourAt[line], lines.colourAt[line + 1]];
  for (let i = 0; i < size; i++) {
    if ((left[i] & (left[i] - 1)) === 0) continue;
    const cell = start + i * step;
    let free = 1;
    for (let k = k0; k < k1; k++) free -= painted[lines.colour[k]][i];
    // If the cell can't be background, the odds of its colours against each other must stay within
    // the bounds.
    const least = (left[i] & 1) === 1 ? TINY : UNLIKELY;
    for (let k = k0; k < k1; k++) {
      const c = lines.colour[k];
      const odds =
        Math.log(Math.max(painted[c][i], TINY) / Math.max(free, least)) - theirs[c][cell];
      mine[c][cell] = KEEP * mine[c][cell] + (1 - KEEP) * Math.min(BOUND, Math.max(-BOUND, odds));
    }
  }
}
