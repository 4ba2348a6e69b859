// Finds a short reason for a contradiction or for a fact: walks back through the links of a log and
// keeps, for each link, only the marks and facts that its line needs to conclude what later links
// need. Facts of late links are dropped first, so that the chain stays short. Cost: for each link,
// one line solve for each mark and each fact in its line.

import { cellsOfLine } from '../../puzzle/places.ts';
import { candidatesReadAt, isMet, replaceMask } from '../engine-questions/line-reader.ts';
import type { Fact, LineContradiction, Link } from '../model/step.ts';
import { ASSUMED } from './line-trace.ts';
import { type NarrowingLog, type Stage, stagesBefore, takenBy } from './narrowing-log.ts';

/** Tells whether the line as the reader has it now suffices for a conclusion. */
type Suffices = () => boolean;

/** For each link that is needed, the candidates that it must take from cells, by cell. */
type Needs = Map<number, number>[];

/**
 * Shows why no arrangement fits the line after all links of the log. Returns undefined when that
 * takes more than `most` lines, which is known long before all of them are found.
 */
export function chainToContradiction(
  log: NarrowingLog,
  line: number,
  most: number,
): { links: Link[]; clash: LineContradiction } | undefined {
  const needs: Needs = [];
  const evidence = supportOf(log, needs, { line, before: log.lines.length }, () => {
    return !isMet(log.reader, line);
  });
  const links = chainOf(log, needs, most - 1);
  return links && { clash: { line, evidence }, links };
}

/** Shows why the cell has only candidates of the fact after all links of the log. */
export function chainToFact(log: NarrowingLog, { cell, candidates }: Fact): Link[] {
  const needs: Needs = [];
  for (const { link } of log.stages.get(cell) ?? []) {
    const gone = takenBy(log, cell, link) & ~candidates;
    if (gone === 0) continue;
    needs[link] = new Map([[cell, gone]]);
  }
  return chainOf(log, needs, Number.POSITIVE_INFINITY) ?? [];
}

/** Returns undefined when more than `most` links are needed. */
function chainOf(log: NarrowingLog, needs: Needs, most: number): Link[] | undefined {
  const links: Link[] = [];
  for (let at = needs.length - 1; at >= 0; at--) {
    if (needs[at] === undefined || log.lines[at] === ASSUMED) continue;
    if (links.length + linksBefore(log, needs, at + 1) > most) return undefined;
    links.push(linkOf(log, needs, at));
  }
  return links.reverse();
}

/** Counts the links before the link `end` that are known to be needed. */
function linksBefore({ lines }: NarrowingLog, needs: Needs, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at++) {
    if (needs[at] !== undefined && lines[at] !== ASSUMED) count++;
  }
  return count;
}

function linkOf(log: NarrowingLog, needs: Needs, at: number): Link {
  const line = log.lines[at];
  const cells = cellsOfLine(log.puzzle, line);
  const wanted = [...needs[at]].map(([cell, gone]) => ({ position: cells.indexOf(cell), gone }));
  const evidence = supportOf(log, needs, { line, before: at }, () => {
    isMet(log.reader, line);
    return wanted.every(({ position, gone }) => {
      return (candidatesReadAt(log.reader, line, position) & gone) === 0;
    });
  });
  // The support is all that the line rests on now.
  isMet(log.reader, line);
  const conclusions = wanted.map(({ position }) => ({
    cell: cells[position],
    candidates: candidatesReadAt(log.reader, line, position),
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
  readStages(log, line, stages);
  for (const at of droppingOrder(needs, stages)) {
    kept[at] = weakestOf(log, { line, position: at }, stages[at], test);
  }
  for (const at of kept.keys()) demand(log, needs, cells[at], stages[at].slice(0, kept[at] + 1));
  return cells.filter((_, at) => kept[at] > 0);
}

/** Lets the reader have the candidates of the latest stages. */
function readStages(
  { reader }: NarrowingLog,
  line: number,
  stages: readonly (readonly Stage[])[],
): void {
  for (let at = 0; at < stages.length; at++) {
    replaceMask(reader, line, at, stages[at][stages[at].length - 1].candidates);
  }
}

/**
 * Gives the cell at a position of the line its weakest stage that suffices, and returns the index
 * of this stage. The last stage always suffices.
 */
function weakestOf(
  { reader }: NarrowingLog,
  { line, position }: { line: number; position: number },
  stages: readonly Stage[],
  test: Suffices,
): number {
  const last = stages.length - 1;
  for (let stage = 0; stage < last; stage++) {
    replaceMask(reader, line, position, stages[stage].candidates);
    if (test()) return stage;
  }
  replaceMask(reader, line, position, stages[last].candidates);
  return last;
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
