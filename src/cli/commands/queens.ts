// crosshatch queens: solves the n queens problem on the search of the method `cells`.

import { countQueens, type QueensCount } from '../../methods/cells/n-queens.ts';
import { yieldToHost } from '../../pacing/yield-to-host.ts';
import { counted } from '../../puzzle/wording.ts';
import { print } from '../output/print.ts';
import { progressBar } from '../output/progress-bar.ts';
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
  // Without --all, the search ended with the first solution and says nothing of others.
  const hasMore = isStopped || (options.all === undefined && solutions > 0);
  const found = `${hasMore ? 'at least ' : ''}${counted(solutions, 'solution')}`;
  await print(`${counted(n, 'queen')}: ${found}, ${counted(nodes, 'node')}`);
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
  const bar = progressBar();
  let isCut = false;
  for (count of countQueens(n, all ? Number.POSITIVE_INFINITY : 1, backjump)) {
    if (count.nodes % NODES_BETWEEN_TURNS !== 0) continue;
    bar.update(count.nodes, undefined, `nodes, ${counted(count.solutions, 'solution')}`);
    await yieldToHost();
    isCut = isStopped();
    if (isCut) break;
  }
  bar.end();
  return { ...count, isStopped: isCut };
}

function drawQueens(rows: readonly number[]): string {
  return rows
    .map((_, row) => rows.map((queen) => (queen === row ? '♛' : '·')).join(' '))
    .join('\n');
}
