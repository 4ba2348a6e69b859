import { describe, expect, it } from 'vitest';
import { domino, randomPuzzle } from '../../../test/boards.ts';
import type { SolveOptions } from '../../engine/options.ts';
import type { PartnerMessage, PartnerTask } from '../../engine/partners/partner.ts';
import { makeRandom } from '../../engine/random.ts';
import { verdictOf } from '../../puzzle/verdict.ts';
import type { Port } from '../port.ts';
import {
  type PartnerThread,
  servePartner,
  startPartner,
  type ToPartner,
} from './partner-thread.ts';
import { solvePuzzle } from './solve.ts';
import { pairedOptions, solveWithPartner } from './solve-with-partner.ts';

type PartnerPort = Port<ToPartner, PartnerMessage>;

/** Stands for a worker: its messages arrive in a later turn, and none after it was ended. */
function portOf(serve: typeof servePartner = servePartner) {
  const sent: ToPartner[] = [];
  let isEnded = false;
  const take = serve(
    (data) => void setImmediate(() => port.onmessage?.({ data })),
    () => isEnded,
  );
  const port: PartnerPort = {
    onmessage: null,
    onerror: null,
    terminate() {
      isEnded = true;
    },
    postMessage(message) {
      sent.push(message);
      setImmediate(() => {
        if (!isEnded) take(message).catch(({ message }: Error) => port.onerror?.({ message }));
      });
    },
  };
  return { port, sent, isEnded: () => isEnded };
}

/** A clock on which this many milliseconds pass between two looks. */
function clockOf(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

const HARD = domino(8);
const AT_ONCE = 1000;

describe('a solve with a partner', () => {
  it('has the verdict and the known cells of a solve alone', async () => {
    const none = randomPuzzle(makeRandom(3), 15, 15, 1, 0.4, 4);
    for (const puzzle of [HARD, randomPuzzle(makeRandom(6), 20, 20, 1, 0.35), none]) {
      const { port, isEnded } = portOf();
      let isOpened = false;
      const open = (task: PartnerTask) => {
        isOpened = true;
        return startPartner(() => port, task, expect.fail);
      };
      const paired = await solveWithPartner(puzzle, {}, open, clockOf(AT_ONCE));
      const { value } = await solvePuzzle({ puzzle }, HOST);
      expect(verdictOf(paired)).toBe(value.verdict);
      if (value.complete) expect(paired.known).toEqual(value.known);
      expect(isEnded()).toBe(isOpened);
    }
  });

  it('asks for none before 500 ms, and twice as late for each that is gone', async () => {
    const asked: number[] = [];
    let time = 0;
    const open = ({ root }: PartnerTask): PartnerThread => {
      expect(root).toHaveLength(HARD.width * HARD.height);
      asked.push(time);
      return { received: [], isGone: true, send: () => {}, end: () => {} };
    };
    const now = (): number => {
      time += 100;
      return time;
    };
    await solveWithPartner(HARD, {}, open, now);
    const waits = asked.map((at, i) => at - (asked[i - 1] ?? 0));
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[1]).toBeGreaterThanOrEqual(1000);
    expect(waits[0]).toBeLessThan(700);
    expect(waits[1]).toBeLessThan(1200);
  });

  const failing = portOf(() => () => Promise.reject(new Error('no memory')));
  it.each<[string, () => PartnerPort]>([
    ['fails', () => failing.port],
    [
      'cannot be opened',
      () => {
        throw new Error('no memory');
      },
    ],
  ])('goes on alone when the partner %s, and tells why', async (_, openPort) => {
    const reasons: string[] = [];
    const partners: PartnerThread[] = [];
    const open = (task: PartnerTask) => {
      const partner = startPartner(openPort, task, (reason) => reasons.push(reason));
      partners.push(partner);
      return partner;
    };
    const result = await solveWithPartner(HARD, {}, open, clockOf(AT_ONCE));
    expect(verdictOf(result)).toBe('unique');
    expect(partners[0].isGone).toBe(true);
    expect(reasons).toContain('no memory');
  });

  it.each([
    ['takes what the partner finds, and nothing after the end', false],
    ['takes what the partner found before it ended', true],
  ])('%s', async (_, isGone) => {
    let asked = 0;
    const { value } = await solvePuzzle({ puzzle: HARD }, HOST);
    const [{ cells }] = value.solutions;
    const { port } = portOf(() => async () => false);
    const partner = startPartner(() => port, { puzzle: HARD, root: cells }, expect.fail);
    port.onmessage?.({ data: { kind: 'solution', cells } });
    port.onmessage?.({ data: { kind: 'done' } });
    if (isGone) port.onerror?.({});
    const open = () => (asked++ === 0 ? partner : undefined);
    const result = await solveWithPartner(HARD, {}, open, clockOf(AT_ONCE));
    expect(result.solutions).toEqual(value.solutions);
    expect(result.complete).toBe(true);
    expect(result.stats.conflicts).toBeLessThan(value.stats.conflicts);
    expect(port.onmessage).toBe(null);
  });

  it('refuses a wrong solution of the partner', async () => {
    const { port } = portOf(() => async () => false);
    const task = { puzzle: HARD, root: new Int32Array(0) };
    const partner = startPartner(() => port, task, expect.fail);
    const cells = new Int32Array(HARD.width * HARD.height).fill(1);
    port.onmessage?.({ data: { kind: 'solution', cells } });
    const solving = solveWithPartner(HARD, {}, () => partner, clockOf(AT_ONCE));
    await expect(solving).rejects.toThrow('no solution');
  });

  it('finds each of many solutions once, the later ones alone', async () => {
    const puzzle = randomPuzzle(makeRandom(6), 20, 20, 1, 0.35);
    const { port } = portOf();
    let asked = 0;
    const open = (task: PartnerTask) => {
      asked++;
      return startPartner(() => port, task, expect.fail);
    };
    const options = pairedOptions({ maxSolutions: 24, mayVary: true }) ?? expect.fail();
    const { solutions } = await solveWithPartner(puzzle, options, open, clockOf(AT_ONCE));
    expect(new Set(solutions.map(({ cells }) => cells.join())).size).toBe(24);
    expect(asked).toBe(1);
  });

  it('ends at its limit, and ends the partner', async () => {
    const { port, isEnded } = portOf(() => async () => false);
    let looks = 0;
    const stop = (): boolean => looks++ > 3;
    const open = (task: PartnerTask) => startPartner(() => port, task, expect.fail);
    const result = await solveWithPartner(HARD, { stop }, open, clockOf(AT_ONCE));
    expect(verdictOf(result)).toBe('unknown');
    expect(isEnded()).toBe(true);
  });
});

const HOST = { stop: () => false, onProgress: () => {}, onItem: () => {} };

it.each<[string, Partial<SolveOptions> & { readonly certificate?: true }]>([
  ['a seed', { seed: 0 }],
  ['a limit in conflicts', { limits: { conflicts: 1e6 } }],
  ['a list of solutions', { maxSolutions: 3 }],
  ['a certificate', { certificate: true }],
])('a solve with %s has no partner', async (_, asked) => {
  const openPartner = () => expect.fail('a partner is opened');
  const { value } = await solvePuzzle({ puzzle: HARD, ...asked }, { ...HOST, openPartner });
  expect(value.verdict).toBe('unique');
});
