// crosshatch queens: solves the n queens problem on the search of the method `cells`.

import { countQueens, type QueensCount } from '../../methods/cells/n-queens.ts';
import { yieldToHost } from '../../pacing/yield-to-host.ts';
import { print } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { startStopping } from '../run/stop-on-signal.ts';

interface QueensCommand {
  readonly all?: true;
  readonly backjump?: true;
}

export async function queensCommand(n: number, options: QueensCommand): Promise<void> {
  const stopping = startStopping();
  const count = await countUntilStopped(n, options, stopping.isStopped);
  stopping.end();
  const { solutions, first, nodes, isStopped } = count;
  if (first !== undefined) await print(drawQueens(first));
  const found = `${isStopped ? 'at least ' : ''}${solutions} ${solutions === 1 ? 'solution' : 'solutions'}`;
  await print(`${n} queens: ${found}, ${nodes} nodes`);
  if (solutions === 0 && !isStopped) raiseExit(EXIT.none);
}

/** A signal is handled only when the event loop gets a turn, so it gets one after so many nodes. */
const NODES_BETWEEN_TURNS = 1 << 16;

async function countUntilStopped(
  n: number,
  { all = false, backjump = false }: { readonly all?: boolean; readonly backjump?: boolean },
  isStopped: () => boolean,
): Promise<QueensCount & { readonly isStopped: boolean }> {
  let count: QueensCount = { solutions: 0, first: undefined, nodes: 0 };
  for (count of countQueens(n, all ? Number.POSITIVE_INFINITY : 1, backjump)) {
    if (count.nodes % NODES_BETWEEN_TURNS !== 0) continue;
    await yieldToHost();
    if (isStopped()) return { ...count, isStopped: true };
  }
  return { ...count, isStopped: false };
}

function drawQueens(rows: readonly number[]): string {
  return rows
    .map((_, row) => rows.map((queen) => (queen === row ? '♛' : '·')).join(' '))
    .join('\n');
}
