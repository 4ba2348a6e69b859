// Writes the reports of the bench: Markdown for people, JSON for programs.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { SetFigures } from './run-set.ts';

export interface Report {
  readonly commit: string;
  readonly node: string;
  readonly processor: string;
  readonly secondsEach: number;
  /**
   * Figures by the title of the run: the whole engine, the engine without one layer, or a commit.
   */
  readonly runs: Readonly<Record<string, readonly SetFigures[]>>;
}

export function makeReport(commit: string, secondsEach: number, runs: Report['runs']): Report {
  const processor = cpus()[0]?.model ?? 'unknown';
  return { commit, node: process.version, processor, secondsEach, runs };
}

/** Returns the line that is printed as soon as a set has been measured. */
export function lineOf(figures: SetFigures): string {
  const { name, puzzles, timeouts, seconds, median, worst, conflicts } = figures;
  const solved = `${puzzles - timeouts.length}/${puzzles}`;
  const late = timeouts.length > 0 ? `  time-outs: ${timeouts.join(', ')}` : '';
  return (
    `  ${name.padEnd(26)} ${solved.padStart(9)} ${seconds.toFixed(3).padStart(9)} s` +
    ` median ${median.toFixed(3).padStart(6)} s worst ${worst.toFixed(3).padStart(7)} s` +
    ` ${String(conflicts).padStart(9)} conflicts${late}`
  );
}

export function toMarkdown({ commit, node, processor, secondsEach, runs }: Report): string {
  const titles = Object.keys(runs);
  const names = runs[titles[0]].map((figures) => figures.name);
  const cell = (figures: SetFigures | undefined): string => {
    if (figures === undefined) return '';
    const late = figures.timeouts.length;
    const open = late > 0 ? `, ${late} open` : '';
    return `${figures.seconds.toFixed(2)} (${figures.conflicts}${open})`;
  };
  const rows = names.map((name, i) => {
    const cells = titles.map((title) => cell(runs[title][i]));
    return `| ${name} | ${runs[titles[0]][i].puzzles} | ${cells.join(' | ')} |`;
  });
  return [
    `CPU seconds of one warm process (conflicts), ${secondsEach} s a puzzle at most; commit ${commit},`,
    `Node ${node}, ${processor}. "open" puzzles were not decided in that time.`,
    '',
    `| set | puzzles | ${titles.join(' | ')} |`,
    `|---|--:|${titles.map(() => '--:|').join('')}`,
    ...rows,
    '',
  ].join('\n');
}

/** Writes the report as JSON and as Markdown. Returns the path of the Markdown file. */
export function writeReport(report: Report, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, report.commit);
  writeFileSync(`${path}.json`, `${JSON.stringify(report, undefined, 1)}\n`);
  writeFileSync(`${path}.md`, toMarkdown(report));
  return `${path}.md`;
}
