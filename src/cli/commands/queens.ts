// crosshatch queens: solves the n queens problem on the search of the method `cells`.

import { countQueens, type QueensCount } from '../../methods/cells/n-queens.ts';
import { yieldToHost } from '../../pacing/yield-to-host.ts';
import { defined } from '../../puzzle/defined.ts';
import { counted } from '../../puzzle/wording.ts';
import { print, printJson } from '../output/print.ts';
import { EXIT, raiseExit } from '../run/exit-codes.ts';
import { type Stopping, startStopping } from '../run/stop-on-signal.ts';

interface QueensCommand {
  readonly all?: boolean;
  readonly backjump?: boolean;
  /** Seconds. */
  readonly time?: number;
  readonly json?: boolean;
}

/** A count that is not complete is of the solutions found so far. */
interface Found extends QueensCount {
  readonly complete: boolean;
}

export async function queensCommand(n: number, options: QueensCommand): Promise<void> {
  const stopping = startStopping();
  const found = await countUntilStopped(n, options, stopping);
  stopping.end();
  await (options.json ? printAsJson(n, found) : printAsText(n, found));
  if (found.solutions === 0) raiseExit(found.complete ? EXIT.none : EXIT.unknown);
}

/** Time and signals are looked at only after so many nodes. */
const NODES_BETWEEN_TURNS = 1 << 16;

async function countUntilStopped(
  n: number,
  { all = false, backjump = false, time = Number.POSITIVE_INFINITY }: QueensCommand,
  stopping: Stopping,
): Promise<Found> {
  const end = performance.now() + 1000 * time;
  let count: QueensCount = { solutions: 0, first: undefined, nodes: 0 };
  for (count of countQueens(n, all ? Number.POSITIVE_INFINITY : 1, backjump)) {
    if (count.nodes % NODES_BETWEEN_TURNS !== 0) continue;
    stopping.show(count.nodes, undefined, `nodes, ${counted(count.solutions, 'solution')}`);
    await yieldToHost();
    if (stopping.isStopped() || performance.now() > end) return { ...count, complete: false };
  }
  // Without --all, the search ends with the first solution and says nothing of others.
  return { ...count, complete: all || count.solutions === 0 };
}

function printAsJson(queens: number, { solutions, complete, nodes, first }: Found): Promise<void> {
  return printJson({ queens, solutions, complete, nodes, ...defined({ first }) });
}

async function printAsText(queens: number, found: Found): Promise<void> {
  const { solutions, complete, nodes, first } = found;
  if (first !== undefined) await print(drawQueens(first));
  const most = `${complete ? '' : 'at least '}${counted(solutions, 'solution')}`;
  await print(`${counted(queens, 'queen')}: ${most}, ${counted(nodes, 'node')}`);
}

function drawQueens(rows: readonly number[]): string {
  return rows
    .map((_, row) => rows.map((queen) => (queen === row ? '♛' : '·')).join(' '))
    .join('\n');
}
