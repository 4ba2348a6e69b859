import { describe, expect, it } from 'vitest';
import { makeRandom, type Random } from '../../engine/random.ts';
import { makeComponents, strongComponents } from './strong-components.ts';
import { addArc, failedLiterals, makeImplications } from './two-sat.ts';

type Clause = readonly [number, number];

function randomClauses(random: Random, variables: number): Clause[] {
  const literal = () => random.below(2 * variables);
  return Array.from({ length: 1 + random.below(2 * variables) }, () => [literal(), literal()]);
}

/** Returns the failed literals of clauses "a or b": not a implies b, and not b implies a. */
function failed(variables: number, clauses: readonly Clause[]): number[] {
  const graph = makeImplications(variables);
  for (let literal = 0; literal < 2 * variables; literal++) {
    for (const [a, b] of clauses) {
      if ((a ^ 1) === literal) addArc(graph, b);
      if ((b ^ 1) === literal) addArc(graph, a);
    }
    graph.at[literal + 1] = graph.arcs;
  }
  const run = failedLiterals(graph);
  for (let turn = run.next(); ; turn = run.next()) if (turn.done) return turn.value;
}

/**
 * Returns every assignment that satisfies all clauses, as one bit for the value of each variable.
 */
function models(variables: number, clauses: readonly Clause[]): number[] {
  const holds = (model: number, literal: number) =>
    ((model >> (literal >> 1)) & 1) === (literal & 1);
  return Array.from({ length: 1 << variables }, (_, model) => model).filter((model) =>
    clauses.every(([a, b]) => holds(model, a) || holds(model, b)),
  );
}

describe('2-SAT', () => {
  it('finds every literal that is false in all solutions, and every contradiction', () => {
    const random = makeRandom(31);
    let contradictions = 0;
    for (let round = 0; round < 800; round++) {
      const variables = 1 + random.below(6);
      const clauses = randomClauses(random, variables);
      const found = new Set(failed(variables, clauses));
      const all = models(variables, clauses);
      if (all.length === 0) {
        contradictions++;
        const isBoth = (_: unknown, v: number) => found.has(2 * v) && found.has(2 * v + 1);
        expect(Array.from({ length: variables }, isBoth)).toContain(true);
        continue;
      }
      for (let literal = 0; literal < 2 * variables; literal++) {
        const isEver = all.some((model) => ((model >> (literal >> 1)) & 1) === (literal & 1));
        expect(found.has(literal)).toBe(!isEver);
      }
    }
    expect(contradictions).toBeGreaterThan(30);
  });

  it('follows chains over more than 32 literals', () => {
    const chain = Array.from({ length: 99 }, (_, v): Clause => [2 * v, 2 * (v + 1) + 1]);
    expect(failed(100, [...chain, [198, 0]])).toEqual([1]);
    expect(failed(100, chain)).toEqual([]);
  });
});

describe('strong components', () => {
  it('are the sets of nodes that reach each other, in an order that follows no arc', () => {
    const random = makeRandom(32);
    for (let round = 0; round < 200; round++) {
      const nodes = 1 + random.below(9);
      const targets = Array.from({ length: nodes }, () =>
        Array.from({ length: random.below(4) }, () => random.below(nodes + 1) - 1),
      );
      const components = makeComponents(nodes);
      const graph = {
        nodes,
        arcs: (node: number) => targets[node].length,
        target: (node: number, k: number) => targets[node][k],
      };
      strongComponents(graph, components);
      const reach = (from: number, seen = new Set([from])): Set<number> => {
        for (const to of targets[from]) if (to >= 0 && !seen.has(to)) reach(to, seen.add(to));
        return seen;
      };
      for (let a = 0; a < nodes; a++) {
        for (const b of reach(a)) {
          expect(components.of[a] === components.of[b]).toBe(reach(b).has(a));
          expect(components.of[a]).toBeGreaterThanOrEqual(components.of[b]);
        }
      }
      expect([...components.order].sort((a, b) => a - b)).toEqual([...Array(nodes).keys()]);
    }
  });
});
