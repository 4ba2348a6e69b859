// Finds a short reason for a contradiction or for a fact: walks back through the links of a log and
// keeps, for each link, only the marks and facts that its line needs to conclude what later links
// need. Facts of late links are dropped first, so that the chain stays short. Cost: for each link,
// one line solve for each mark and each fact in its line.

import { cellsOfLine } from '../../puzzle/places.ts';
import { readCandidates } from '../engine-questions/line-reader.ts';
import type { Fact, LineContradiction, Link } from '../model/step.ts';
import { ASSUMED } from './line-trace.ts';
import { type NarrowingLog, type Stage, stagesBefore, takenBy } from './narrowing-log.ts';

/** Tells whether these candidates of a line, by position, suffice for a conclusion. */
type Suffices = (masks: Int32Array) => boolean;

/** For each link that is needed, the candidates that it must take from cells, by cell. */
type Needs = Map<number, number>[];

/** Shows why no arrangement fits the line after all links of the log. */
export function chainToContradiction(
  log: NarrowingLog,
  line: number,
): { links: Link[]; clash: LineContradiction } {
  const needs: Needs = [];
  const evidence = supportOf(log, needs, { line, before: log.lines.length }, (masks) => {
    return readCandidates(log.reader, line, masks) === undefined;
  });
  return { clash: { line, evidence }, links: chainOf(log, needs) };
}

/** Shows why the cell has only candidates of the fact after all links of the log. */
export function chainToFact(log: NarrowingLog, { cell, candidates }: Fact): Link[] {
  const needs: Needs = [];
  for (const { link } of log.stages.get(cell) ?? []) {
    const gone = takenBy(log, cell, link) & ~candidates;
    if (gone === 0) continue;
    needs[link] = new Map([[cell, gone]]);
  }
  return chainOf(log, needs);
}

function chainOf(log: NarrowingLog, needs: Needs): Link[] {
  const links: Link[] = [];
  for (let at = needs.length - 1; at >= 0; at--) {
    if (needs[at] === undefined || log.lines[at] === ASSUMED) continue;
    links.push(linkOf(log, needs, at));
  }
  return links.reverse();
}

function linkOf(log: NarrowingLog, needs: Needs, at: number): Link {
  const line = log.lines[at];
  const cells = cellsOfLine(log.puzzle, line);
  const wanted = [...needs[at]].map(([cell, gone]) => ({ position: cells.indexOf(cell), gone }));
  let left: Int32Array = new Int32Array(0);
  const evidence = supportOf(log, needs, { line, before: at }, (masks) => {
    const possible = readCandidates(log.reader, line, masks) as Int32Array;
    if (!wanted.every(({ position, gone }) => (possible[position] & gone) === 0)) return false;
    left = possible;
    return true;
  });
  const conclusions = wanted.map(({ position }) => ({
    cell: cells[position],
    candidates: left[position],
  }));
  return { line, evidence, conclusions };
}

/**
 * Returns a minimal set of cells of a line such that the marks and facts of these cells pass the
 * test. Adds to `needs` what these marks and facts need from earlier links.
 */
function supportOf(
  log: NarrowingLog,
  needs: Needs,
  { line, before }: { line: number; before: number },
  test: Suffices,
): number[] {
  const cells = cellsOfLine(log.puzzle, line);
  const stages = cells.map((cell) => stagesBefore(log, cell, before));
  const kept = stages.map((own) => own.length - 1);
  const masks = Int32Array.from(stages, (own) => own[own.length - 1].candidates);
  test(masks);
  for (const at of droppingOrder(needs, stages)) kept[at] = weakestOf(stages[at], at, masks, test);
  for (const at of kept.keys()) demand(log, needs, cells[at], stages[at].slice(0, kept[at] + 1));
  return cells.filter((_, at) => kept[at] > 0);
}

/**
 * Sets the mask at a position to the weakest stage of the cell that suffices, and returns the index
 * of this stage. The last stage always suffices.
 */
function weakestOf(
  stages: readonly Stage[],
  at: number,
  masks: Int32Array,
  test: Suffices,
): number {
  for (const [stage, { candidates }] of stages.entries()) {
    masks[at] = candidates;
    if (stage === stages.length - 1 || test(masks)) return stage;
  }
  return 0;
}

/**
 * Orders the positions for weakening: first facts that nothing else needs, the latest of them
 * first; then the other facts, then marks.
 */
function droppingOrder(needs: Needs, stages: readonly (readonly Stage[])[]): number[] {
  const keyOf = (at: number): number => {
    const { link } = stages[at][stages[at].length - 1];
    if (link < 0) return -2 * LATER;
    return needs[link] === undefined ? link : link - LATER;
  };
  const open = [...stages.keys()].filter((at) => stages[at].length > 1);
  return open.sort((a, b) => keyOf(b) - keyOf(a));
}

/** A number greater than the number of any link. */
const LATER = 1e9;

/**
 * Adds to `needs` the links of these stages, each link with the candidates that it took from the
 * cell.
 */
function demand(log: NarrowingLog, needs: Needs, cell: number, stages: readonly Stage[]): void {
  for (const { link } of stages) {
    if (link < 0) continue;
    needs[link] ??= new Map();
    needs[link].set(cell, takenBy(log, cell, link));
  }
}
