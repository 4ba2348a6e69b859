import { describe, expect, it } from 'vitest';
import { domino, puzzleOfLengths } from '../../../test/boards.ts';
import { certify } from '../../../test/certificates.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ITEMS_AHEAD, serveRequest } from '../serve-tasks.ts';
import { type SolveArgs, type SolveItem, solvePuzzle } from './solve.ts';

const ONES = Array.from({ length: 6 }, () => [1]);
const SEVERAL = puzzleOfLengths(ONES, ONES);

async function itemsOf(puzzle: Puzzle, options: Partial<SolveArgs>) {
  const items: SolveItem[] = [];
  const onItem = (item: SolveItem): void => void items.push(item);
  const args = { puzzle, ...options };
  const { value } = await solvePuzzle(args, { stop: () => false, onProgress: () => {}, onItem });
  return { items, answer: value };
}

describe('solve', () => {
  it('gives each solution before its answer has all of them', async () => {
    const { items, answer } = await itemsOf(SEVERAL, { maxSolutions: 5 });
    expect(items).toEqual(answer.solutions.map((solution) => ({ kind: 'solution', solution })));
    expect(items).toHaveLength(5);
  });

  it('gives the lines of a certificate when it is asked for one', async () => {
    for (const puzzle of [domino(6), SEVERAL]) {
      const { items } = await itemsOf(puzzle, { certificate: true });
      const lines = items.map((item) => (item.kind === 'certificate' ? item.lines : ''));
      expect(lines.join('')).toBe((await certify(puzzle)).text);
    }
  });

  it('waits for an asker that does not keep up with its solutions', async () => {
    let sent = 0;
    const request = { kind: 'ask', id: 1, task: 'solve', args: {}, wantsItems: true } as const;
    const { host, receive } = serveRequest(request, ({ kind }) => {
      if (kind === 'item') sent++;
    });
    const maxSolutions = 2 * ITEMS_AHEAD;
    const end = solvePuzzle({ puzzle: SEVERAL, maxSolutions }, host);
    while (sent < ITEMS_AHEAD) await turn();
    for (let turns = 0; turns < 50; turns++) await turn();
    expect(sent).toBe(ITEMS_AHEAD);
    receive({ kind: 'cancel', id: 1 });
    expect((await end).value.solutions).toHaveLength(ITEMS_AHEAD);
  });
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
