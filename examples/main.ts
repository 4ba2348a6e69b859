// npm run queens: runs the example on the command line.

import { drawQueens, solveQueens } from './n-queens.ts';

/** Largest board that is accepted; above it, even the first solution can take hours. */
const LARGEST = 1000;

function main([size = '8', ...options]: readonly string[]): number {
  const n = Number(size);
  const unknown = options.find((option) => option !== '--all');
  if (!/^\d+$/.test(size) || n < 1 || n > LARGEST || unknown !== undefined) {
    console.error(`expected: npm run queens -- N [--all], N from 1 to ${LARGEST}`);
    return 4;
  }
  const start = performance.now();
  const most = options.includes('--all') ? Number.POSITIVE_INFINITY : 1;
  const { solutions, first, nodes } = solveQueens(n, most);
  if (first !== undefined) console.log(drawQueens(first));
  const found = most === 1 && solutions === 1 ? 'a solution' : `${solutions} solutions`;
  const seconds = ((performance.now() - start) / 1000).toFixed(3);
  console.log(
    `${n} queens: ${found}${most === 1 ? ' (--all counts them)' : ''}, ${nodes} nodes, ${seconds} s`,
  );
  return 0;
}

process.exitCode = main(process.argv.slice(2));
