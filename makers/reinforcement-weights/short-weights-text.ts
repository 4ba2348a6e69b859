// Writes the table and the network of a seed as a module.

import { trainNetwork, trainTable } from './train-short.ts';

/** The formatter fills lines of numbers up to this width. */
const WIDTH = 100;

export function shortWeightsText(seed: number): string {
  const entries = [...trainTable(seed)].map(([key, value]) => `  ['${key}', ${value}],\n`);
  const { hidden, output } = trainNetwork(seed);
  return `// Made by \`npm run train -- --seed ${seed}\`: not to be edited. Three puzzles of 5x5 cells are made from
// the same seed.

import type { LineNetwork } from './line-network.ts';
import type { LineValues } from './line-table.ts';

export const TABLE: LineValues = new Map([
${entries.join('')}]);

export const NETWORK: LineNetwork = {
  hidden: [
${filled(hidden)}  ],
  output: [
${filled(output)}  ],
};
`;
}

function filled(numbers: ArrayLike<number>): string {
  const lines = [''];
  for (const number of Array.from(numbers, (each) => `${each},`)) {
    const line = lines[lines.length - 1];
    if (line === '') lines[lines.length - 1] = number;
    else if (4 + line.length + 1 + number.length > WIDTH) lines.push(number);
    else lines[lines.length - 1] = `${line} ${number}`;
  }
  return lines.map((line) => `    ${line}\n`).join('');
}
