import { describe, expect, it, vi } from 'vitest';
import type { SolveItem } from '../../../src/tasks/solving/solve.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { CANCELLED } from '../../app/use-work.ts';
import type { Checks } from '../draft/checks.ts';
import { askSolutions } from './ask-findings.ts';
import type { DraftFinding } from './finding.ts';

interface AskOptions {
  readonly signal: AbortSignal;
  readonly onItem: (item: SolveItem) => void;
}

/** Gives an item to whoever waits for the solve. */
const given = vi.hoisted(() => [] as AskOptions['onItem'][]);
vi.mock('../../workers/task-workers.ts', () => ({
  longWorker: {
    ask: (_: string, __: unknown, { signal, onItem }: AskOptions) =>
      new Promise((_, reject) => {
        given.push(onItem);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  },
}));

const SOLUTION = { width: 1, height: 1, cells: Int32Array.of(2) };

/** Cancels a solve that has found `count` solutions; returns what is concluded. */
async function cancelledAfter(count: number, reason?: symbol): Promise<readonly DraftFinding[]> {
  const controller = new AbortController();
  const concluded: DraftFinding[] = [];
  const asked = askSolutions({
    checks: { puzzle: puzzleOfLengths([[1]], [[1]]) } as Checks,
    text: (key) => key,
    host: { signal: controller.signal, report: () => {} },
    show: () => {},
    conclude: (finding) => concluded.push(finding),
  });
  for (let i = 0; i < count; i++) given.at(-1)?.({ kind: 'solution', solution: SOLUTION });
  controller.abort(reason);
  await asked.catch(() => {});
  return concluded;
}

describe('a cancelled solve', () => {
  it('tells what it has found', async () => {
    const verdicts = await Promise.all(
      [0, 1, 2].map(async (count) =>
        (await cancelledAfter(count, CANCELLED)).map(
          (found) =>
            found.kind === 'solved' && [found.answer.verdict, found.answer.solutions.length],
        ),
      ),
    );
    expect(verdicts).toEqual([[], [['unknown', 1]], [['multiple', 2]]]);
  });

  it('tells nothing when other work takes its place', async () => {
    expect(await cancelledAfter(1)).toEqual([]);
  });
});
