// Counts the nodes that the method `probing` needs, for each of its levels and each of its scores,
// on the same seeded noise. A run ends with two solutions, or with the proof that there are no two.

import { makeRandom } from '../../src/engine/random.ts';
import { type Choices, loadMethod, type Method, solveBy } from '../../src/methods/index.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { randomPuzzle } from '../../test/boards.ts';

/** Side and share of painted cells. */
const SETS = [
  [15, 0.35],
  [20, 0.4],
] as const;

export async function probingNodes(count: number): Promise<void> {
  const method = await loadMethod('probing');
  const heads = SETS.map(([side, share]) => `${side}x${side}, ${100 * share} % painted`);
  console.log(
    `| nodes, mean of ${count} | ${heads.join(' | ')} |\n|---|${'--:|'.repeat(SETS.length)}`,
  );
  for (const choices of variants(method)) {
    const means: string[] = [];
    for (const [side, share] of SETS) {
      let nodes = 0;
      for (let seed = 1; seed <= count; seed++) {
        nodes += await nodesOf(
          method,
          randomPuzzle(makeRandom(seed), side, side, 1, share),
          choices,
        );
      }
      means.push((nodes / count).toFixed(1));
    }
    console.log(`| ${Object.values(choices).join(', ')} | ${means.join(' | ')} |`);
  }
}

/** Returns each level with the default score, then the other scores with the default level. */
function variants({ options }: Method): Choices[] {
  const [levels, scores] = ['probing', 'choose'].map(
    (name) => options.find((option) => option.name === name)?.values ?? [],
  );
  const probing = levels.filter((level) => level !== 'none');
  return [
    ...probing.map((level) => ({ probing: level, choose: scores[0] })),
    ...scores.slice(1).map((choose) => ({ probing: levels[0], choose })),
  ];
}

async function nodesOf(method: Method, puzzle: Puzzle, choices: Choices): Promise<number> {
  const outcome = await solveBy(method, puzzle, { choices });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  return outcome.value.stats.nodes;
}
