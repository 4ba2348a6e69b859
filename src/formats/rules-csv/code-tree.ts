// The Huffman codes of the strings that davidje13's programs make: of the numbers from 0 to a
// limit, where a number n has the weight 1 / (n + 2). Which of two equal weights comes first
// decides about the lengths, so sums of weights that differ by rounding alone are taken as equal.

/** A number, or the trees behind the bits 0 and 1. */
export type CodeTree = number | readonly [CodeTree, CodeTree];

interface Weighted {
  readonly tree: CodeTree;
  readonly weight: number;
}

/** Returns the canonical codes: shorter ones come first, and of the same length smaller numbers. */
export function codeTree(limit: number): CodeTree {
  const codes = lengthsIn(weightTree(limit), 0).sort(
    (a, b) => a.length - b.length || a.number - b.number,
  );
  let next = 0;
  const treeAt = (depth: number): CodeTree =>
    codes[next].length === depth ? codes[next++].number : [treeAt(depth + 1), treeAt(depth + 1)];
  return treeAt(0);
}

interface CodeLength {
  readonly number: number;
  readonly length: number;
}

function lengthsIn(tree: CodeTree, depth: number): CodeLength[] {
  if (typeof tree === 'number') return [{ number: tree, length: depth }];
  return tree.flatMap((each) => lengthsIn(each, depth + 1));
}

/** Costs O(limit²) at worst, because the trees wait in a list. */
function weightTree(limit: number): CodeTree {
  // The heaviest trees come first.
  const waiting: Weighted[] = Array.from({ length: limit + 1 }, (_, n) => ({
    tree: n,
    weight: 1 / (n + 2),
  }));
  for (;;) {
    const light = waiting.pop();
    const other = waiting.pop();
    if (light === undefined || other === undefined) return light?.tree ?? 0;
    const weight = light.weight + other.weight;
    waiting.splice(placeOf(weight, waiting), 0, { tree: [other.tree, light.tree], weight });
  }
}

/** Relative to the weights, which are sums of at most a thousand others. */
const ROUNDING = 1e-12;

/** Returns the index behind all heavier trees, which is before those of the same weight. */
function placeOf(weight: number, waiting: readonly Weighted[]): number {
  let [from, to] = [0, waiting.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (waiting[middle].weight > weight * (1 + ROUNDING)) from = middle + 1;
    else to = middle;
  }
  return from;
}
