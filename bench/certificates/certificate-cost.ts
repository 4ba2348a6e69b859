// Measures what certificates cost: the CPU time of a search with and without a certificate, the
// time of checking the certificate, and its length. Every check must confirm the verdict of the
// search. Each measured time is the shortest of `rounds` runs. The caller has to warm the code up
// first.

import { solve } from '../../src/engine/solve.ts';
import { certificateWriter, verify } from '../../src/proof/index.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';

export interface CertificateFigure {
  readonly lines: number;
  readonly bytes: number;
  /** Seconds of CPU time, as in the two fields below. */
  readonly search: number;
  readonly withCertificate: number;
  readonly check: number;
}

export async function benchCertificate(puzzle: Puzzle, rounds: number): Promise<CertificateFigure> {
  let pieces: string[] = [];
  const search = await best(rounds, async () => {
    await solve(puzzle);
  });
  const withCertificate = await best(rounds, async () => {
    pieces = [];
    const { onClause, end } = certificateWriter(puzzle, (piece) => pieces.push(piece));
    const { complete } = await solve(puzzle, { onClause });
    end(complete);
  });
  const check = await best(rounds, async () => {
    const outcome = await verify(puzzle, pieces);
    const isConfirmed =
      outcome.ok && outcome.value.complete && outcome.value.solutions.length === 1;
    if (!isConfirmed) throw new Error(`not confirmed: ${JSON.stringify(outcome)}`);
  });
  const text = pieces.join('');
  const lines = text.split('\n').length - 1;
  return { lines, bytes: text.length, search, withCertificate, check };
}

async function best(rounds: number, work: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1e6);
  }
  return least;
}
