// A comparison as one HTML page that needs no other file: plots, and a table of all measurements.

import { cpus } from 'node:os';
import type { CompareCommand } from '../options/compare-options.ts';
import type { ComparisonRow } from '../run/compare-puzzle.ts';
import { VERSION } from '../version.ts';
import {
  cellsOf,
  counters,
  inWords,
  isSettledRow,
  outcomeText,
  reasonOf,
  timeOf,
} from './comparison-tables.ts';
import { escapeHtml } from './escape-html.ts';
import { drawPlot, type Plot, type PlotPoint, type Series } from './plot.ts';
import { headingOf } from './print.ts';

export function toHtml(rows: readonly ComparisonRow[], { time, repeat }: CompareCommand): string {
  const names = [...new Set(rows.map((row) => row.compared.name))];
  const plots = [bySize(rows, names), cactus(rows, names), workBySize(rows, names)].map(drawPlot);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nonogram methods compared</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Nonogram methods compared</h1>
<p>${rows.length} measurements of ${names.length} methods, each in a fresh process: a run or more to warm up, then the
median of ${repeat === 1 ? 'one run' : `${repeat} runs`} of at most ${time} seconds. Every solution was checked against its clues. Crosshatch ${VERSION},
${escapeHtml(machine)}.</p>
${plots.map((plot) => `<figure>${plot}</figure>`).join('\n')}
<p>Hollow marks are time-outs: the true time is above them.</p>
<h2>All measurements</h2>
${toHtmlTable(rows)}
</body>
</html>
`;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff }
svg { width: 100%; height: auto } svg text { font: 12px system-ui, sans-serif } svg .title { font-weight: 600; font-size: 14px }
.rule { stroke: #ddd } figure { margin: 1.5rem 0; break-inside: avoid }
table { border-collapse: collapse; font-size: 13px; width: 100% } th, td { text-align: left; padding: 2px 8px; border-bottom: 1px solid #ddd; vertical-align: top }
td.number { text-align: right; white-space: nowrap } .wrong { color: #b00020; font-weight: 600 } .counters { color: #444 }
@media print { body { margin: 0; max-width: none } tr { break-inside: avoid } }
`;

function seriesOf(
  rows: readonly ComparisonRow[],
  names: readonly string[],
  pointsOf: (rows: readonly ComparisonRow[]) => PlotPoint[],
): Series[] {
  return names.map((name) => ({
    name,
    points: pointsOf(rows.filter((row) => row.compared.name === name)),
  }));
}

function bySize(rows: readonly ComparisonRow[], names: readonly string[]): Plot {
  const points = (own: readonly ComparisonRow[]): PlotPoint[] =>
    own.flatMap((row) => {
      const seconds = timeOf(row);
      if (seconds === undefined) return [];
      const title = `${row.compared.name} on ${headingOf(row.file, row.puzzle)}: ${inWords(seconds)}`;
      return [{ x: cellsOf(row), y: seconds, isOpen: row.timedOut, title }];
    });
  return {
    title: 'Time by size',
    x: { label: 'cells of the puzzle', isLog: true },
    y: { label: 'seconds', isLog: true },
    series: seriesOf(rows, names, points),
    isJoined: false,
  };
}

/**
 * Plots the seconds allowed for each puzzle against the number of puzzles that a method settles
 * within them.
 */
function cactus(rows: readonly ComparisonRow[], names: readonly string[]): Plot {
  const points = (own: readonly ComparisonRow[]): PlotPoint[] =>
    own
      .filter(isSettledRow)
      .flatMap((row) => timeOf(row) ?? [])
      .sort((a, b) => a - b)
      .map((seconds, i) => ({
        x: i + 1,
        y: seconds,
        title: `${i + 1} within ${inWords(seconds)}`,
      }));
  return {
    title: 'Puzzles settled within a time (cactus plot: further right is better)',
    x: { label: 'puzzles settled', isLog: false },
    y: { label: 'seconds each', isLog: true },
    series: seriesOf(rows, names, points),
    isJoined: true,
  };
}

/**
 * Plots the work of each method against the size of the puzzle. Each method names the counter of
 * its work.
 */
function workBySize(rows: readonly ComparisonRow[], names: readonly string[]): Plot {
  const series = names.map((name): Series => {
    const own = rows.filter((row) => row.compared.name === name && row.whyWrong === undefined);
    const work = own[0]?.compared.work ?? '';
    const points = own.flatMap((row): PlotPoint[] => {
      const value = row.report?.stats[work] ?? 0;
      const title = `${name}: ${value} ${work}`;
      return value > 0 ? [{ x: cellsOf(row), y: value, isOpen: row.timedOut, title }] : [];
    });
    return { name: `${name}: ${work}`, points };
  });
  return {
    title: 'Work by size, in the measure of each method',
    x: { label: 'cells of the puzzle', isLog: true },
    y: { label: 'count', isLog: true },
    series,
    isJoined: false,
  };
}

function toHtmlTable(rows: readonly ComparisonRow[]): string {
  const body = rows.map((row) => {
    const seconds = timeOf(row);
    const time = seconds === undefined ? '' : `${row.timedOut ? '&gt; ' : ''}${inWords(seconds)}`;
    const { report, whyWrong } = row;
    return `<tr><td>${escapeHtml(headingOf(row.file, row.puzzle))}</td><td>${escapeHtml(row.compared.name)}</td>
<td${whyWrong === undefined ? '' : ' class="wrong"'}>${escapeHtml([outcomeText(row), reasonOf(row)].filter(Boolean).join(': '))}</td><td class="number">${time}</td>
<td class="number">${report?.megabytes === undefined ? '' : `${report.megabytes} MB`}</td>
<td class="counters">${report === undefined ? '' : escapeHtml(counters(report.stats))}</td></tr>`;
  });
  return `<table>
<thead><tr><th>puzzle</th><th>method</th><th>outcome</th><th>median</th><th>memory</th><th>counters</th></tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}
