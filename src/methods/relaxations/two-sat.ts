// Holds the implications of clauses of two literals as a graph, and finds the literals that imply
// their own negation: these literals are false in every solution. A literal is 2 * variable +
// value; its negation has the other value.
//
// The literals that reach their negation are found 32 at a time: each component of the graph has a
// word of bits, which the components pass on against the arcs, in the order of their numbers. Cost:
// O(arcs x literals / 32). Space: up to three words for each arc while the list of arcs grows.
// Source: B. Aspvall, M. F. Plass, R. E. Tarjan, A linear-time algorithm for testing the truth of
// certain quantified boolean formulas, 1979, for the graph and its components.

import { takeTurn } from '../../pacing/step-pace.ts';
import { type Components, makeComponents, strongComponents } from './strong-components.ts';

export interface Implications {
  readonly literals: number;
  /** Arcs of literal l are at[l] .. at[l + 1] - 1; the arcs are added literal by literal. */
  readonly at: Int32Array;
  targets: Int32Array;
  arcs: number;
}

export function makeImplications(variables: number): Implications {
  const literals = 2 * variables;
  const targets = new Int32Array(64 * variables + 64);
  return { literals, at: new Int32Array(literals + 1), targets, arcs: 0 };
}

export function addArc(graph: Implications, target: number): void {
  if (graph.arcs === graph.targets.length) {
    const more = new Int32Array(2 * graph.arcs);
    more.set(graph.targets);
    graph.targets = more;
  }
  graph.targets[graph.arcs++] = target;
}

/** The arcs and literals to look at between two turns of the host: about a millisecond. */
const TURN_ARCS = 200_000;

/** Finds every literal that implies its negation. Yields only to give the host turns. */
export function* failedLiterals(graph: Implications): Generator<undefined, number[]> {
  const { literals, at, targets } = graph;
  const components = makeComponents(literals);
  strongComponents(
    {
      nodes: literals,
      arcs: (literal) => at[literal + 1] - at[literal],
      target: (literal, k) => targets[at[literal] + k],
    },
    components,
  );
  const reached = new Int32Array(components.count);
  const failed: number[] = [];
  const sinceTurn = { work: 0 };
  for (let first = 0; first < literals; first += 32) {
    reachThirtyTwo(graph, components, first, reached);
    for (let literal = first; literal < Math.min(first + 32, literals); literal++) {
      if ((reached[components.of[literal]] >>> (literal ^ 1)) & 1) failed.push(literal);
    }
    sinceTurn.work += graph.arcs + literals;
    if (takeTurn(sinceTurn, TURN_ARCS)) yield;
  }
  return failed;
}

/** Sets bit l & 31 of every component that reaches literal l, for first <= l < first + 32. */
function reachThirtyTwo(
  { at, targets }: Implications,
  { of: componentOf, order }: Components,
  first: number,
  reached: Int32Array,
): void {
  reached.fill(0);
  for (const literal of order) {
    const component = componentOf[literal];
    let bits = reached[component];
    if (literal >>> 5 === first >>> 5) bits |= 1 << (literal & 31);
    for (let arc = at[literal]; arc < at[literal + 1]; arc++)
      bits |= reached[componentOf[targets[arc]]];
    reached[component] = bits;
  }
}
