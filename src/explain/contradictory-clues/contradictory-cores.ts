// Finds sets of lines that contradict each other, by line solving alone, which is fast and shows
// most typing errors. Which lines remain in a set depends on the order in which the other lines are
// left out, so several orders are tried; when the fault lies in a single line, each of the sets
// contains this line. Cost: for each order, lines are solved on the whole board some dozens to some
// hundreds of times; on boards far beyond 60x60 cells there are fewer orders, and the sets may keep
// lines that are not needed.

import { isLeft, type QuestionBudget } from '../../engine/question-budget.ts';
import { makeRandom } from '../../engine/random.ts';
import { minimalSet } from '../engine-questions/minimal-set.ts';
import { type ClueLines, knownLines } from './clue-lines.ts';
import { contradictingLines, makeLineSubsets } from './line-subsets.ts';

/**
 * The number of random orders that are tried besides the two that leave out rows or columns first.
 */
const SHUFFLES = 4;

/**
 * A bound on the sum of the cells of all boards that are solved. That many cells take some seconds.
 */
const MOST_CELLS = 5_000_000;

/**
 * Returns different sets, the smallest first; none when line solving finds no contradiction, or
 * when the budget was spent before line solving began. If the budget is spent later, the sets may
 * keep lines that are not needed.
 */
export async function contradictoryCores<P>(
  lines: ClueLines,
  budget: QuestionBudget<P>,
): Promise<readonly (readonly number[])[]> {
  const subsets = makeLineSubsets(lines);
  let left = MOST_CELLS;
  const contradicts = async (kept: readonly number[]): Promise<boolean | undefined> => {
    if (left < 0 || !(await isLeft(budget))) return undefined;
    left -= lines.width * lines.height;
    return contradictingLines(subsets, kept) !== undefined;
  };
  if (!(await contradicts(knownLines(lines)))) return [];
  const cores = new Map<string, readonly number[]>();
  for (const order of ordersOf(knownLines(lines))) {
    if (left < 0) break;
    const { items } = await minimalSet(order, contradicts);
    const core = [...items].sort((a, b) => a - b);
    cores.set(core.join(), core);
  }
  return [...cores.values()].sort((a, b) => a.length - b.length);
}

/** Lists the orders in which leaving lines out is tried. */
function ordersOf(lines: readonly number[]): number[][] {
  const shuffles = Array.from({ length: SHUFFLES }, (_, i) => shuffled(lines, i + 1));
  return [[...lines], lines.toReversed(), ...shuffles];
}

function shuffled(lines: readonly number[], seed: number): number[] {
  const random = makeRandom(seed);
  const order = [...lines];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
