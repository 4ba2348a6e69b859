// Takes the chains of a step apart into frames, one thought each, so that a chain can be told and
// shown line by line: a supposition, what each line adds, the line that shows a contradiction, and
// last the conclusion of the step.

import type { Case, Fact, Link, Step } from './step.ts';

export interface ChainFrame {
  readonly kind: 'supposition' | 'link' | 'clash' | 'conclusion';
  /** The line to look at; missing at a supposition and at the conclusion. */
  readonly line?: number;
  /** The cells that the line rests on. */
  readonly evidence: readonly number[];
  /** The facts that this frame adds; none at a clash. */
  readonly facts: readonly Fact[];
  /** All facts of the chain so far that depend on the supposition. */
  readonly supposed: readonly Fact[];
}

/** Tells whether a step has a chain; all other steps have no frames. */
export function hasChain({ kind }: Pick<Step, 'kind'>): boolean {
  return kind === 'cases' || kind === 'chain';
}

export function chainFrames(step: Step): readonly ChainFrame[] {
  if (step.kind !== 'cases' && step.kind !== 'chain') return [];
  const frames =
    step.kind === 'cases' ? step.cases.flatMap(framesOfCase) : step.links.map(plainFrame);
  const { conclusions } = step;
  return [...frames, { kind: 'conclusion', evidence: [], facts: conclusions, supposed: [] }];
}

function framesOfCase({ assumption, links, clash }: Case): ChainFrame[] {
  const first: ChainFrame = {
    kind: 'supposition',
    evidence: [],
    facts: [assumption],
    supposed: [assumption],
  };
  const frames = [first];
  let supposed = first.supposed;
  for (const link of links) {
    supposed = [...supposed, ...link.conclusions];
    frames.push({ ...plainFrame(link), supposed });
  }
  if (clash !== undefined) frames.push({ kind: 'clash', ...clash, facts: [], supposed });
  return frames;
}

function plainFrame({ line, evidence, conclusions }: Link): ChainFrame {
  return { kind: 'link', line, evidence, facts: conclusions, supposed: [] };
}
