import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bump,
  decay,
  insert,
  makeVariableOrder,
  rebuildHeap,
  takeMostActive,
  type VariableOrder,
} from './variable-order.ts';

const VARIABLES = 12;

type Move = 'take' | 'decay' | 'rebuild' | { readonly bump: number } | { readonly insert: number };

/** Makes an order in which all variables are open. */
function startOrder(variables: number): { order: VariableOrder; values: Int8Array } {
  const order = makeVariableOrder(variables);
  for (let v = 0; v < variables; v++) insert(order, v);
  return { order, values: new Int8Array(2 * variables) };
}

const variable = fc.nat({ max: VARIABLES - 1 });
const moves = fc.array(
  fc.oneof(
    fc.constantFrom<Move[]>('take', 'decay', 'rebuild'),
    fc.record({ bump: variable }),
    fc.record({ insert: variable }),
  ),
  { maxLength: 80 },
);

describe('the order of variables', () => {
  it('gives the most active open variable, the lower number where they tie', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const { order, values } = startOrder(VARIABLES);
        const waiting = new Set(Array.from({ length: VARIABLES }, (_, v) => v));
        const activity = new Array<number>(VARIABLES).fill(0);
        let increment = 1;
        for (const move of list) {
          if (move === 'decay') {
            decay(order);
            increment /= 0.95;
          } else if (move === 'rebuild') {
            rebuildHeap(order);
          } else if (move === 'take') {
            const best = [...waiting].sort((a, b) => activity[b] - activity[a] || a - b)[0] ?? -1;
            expect(takeMostActive(order, values)).toBe(best);
            waiting.delete(best);
          } else if ('bump' in move) {
            bump(order, move.bump);
            activity[move.bump] += increment;
          } else {
            insert(order, move.insert);
            waiting.add(move.insert);
          }
        }
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('keeps the order when activities become too large for a number', () => {
    const { order, values } = startOrder(3);
    bump(order, 2);
    for (let i = 0; i < 5000; i++) decay(order);
    for (const v of [1, 1, 0]) bump(order, v);
    expect(order.increment).toBeLessThan(1e100);
    expect([...order.activity].every(Number.isFinite)).toBe(true);
    expect([1, 2, 3].map(() => takeMostActive(order, values))).toEqual([1, 0, 2]);
  });

  it('passes over variables that are assigned', () => {
    const { order, values } = startOrder(3);
    bump(order, 1);
    values[2] = 1;
    expect([1, 2, 3].map(() => takeMostActive(order, values))).toEqual([0, 2, -1]);
  });
});
