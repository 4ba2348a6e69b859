import { expect, it, vi } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { startCells } from '../../puzzle/puzzle.ts';
import { partnerOpener } from './open-partner.ts';
import { makeSpareCores } from './spare-cores.ts';

it('a partner works on a thread, and ends when its core is needed', async () => {
  const cores = makeSpareCores(2, () => () => {});
  const open = partnerOpener(cores.begin({ wantsPartner: true }).spare);
  // It takes far longer than this test to prove that the solution is the only one.
  const puzzle = domino(17);
  const task = { puzzle, root: startCells(puzzle) };
  const partner = open(task) ?? expect.fail('a core is idle');
  const waiting = { timeout: 60_000, interval: 10 };
  await vi.waitFor(() => expect(partner.received).not.toEqual([]), waiting);
  expect(partner.isGone).toBe(false);
  cores.begin();
  await vi.waitFor(() => expect(partner.isGone).toBe(true), waiting);
  expect(open(task)).toBe(undefined);
});
