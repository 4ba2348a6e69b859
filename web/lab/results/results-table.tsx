// The table of results, one row for each method: its state, its time, and its counters. On phones a
// row is a card.

import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { MethodOutcome } from '../../../src/methods/outcome.ts';
import { useText } from '../../app/texts.ts';
import type { RunState, RunStatus } from '../runs/run-state.ts';
import { LiveSeconds } from './live-seconds.tsx';
import { COUNTER_NAMES, type ResultRow } from './result-rows.ts';
import { outcomeText, problemText, rowName, secondsText } from './result-words.ts';
import styles from './results-table.module.css';

interface ResultsTableProps {
  readonly rows: readonly ResultRow[];
  readonly runs: readonly RunState[];
  readonly repeat: number;
}

export function ResultsTable({ rows, runs, repeat }: ResultsTableProps) {
  const text = useText();
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className={styles.frame} tabIndex={0} aria-label={text('lab.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('lab.column.method')}</th>
              <th scope="col">{text('lab.column.status')}</th>
              <th scope="col">{text('lab.column.seconds', { repeat })}</th>
              <th scope="col">{text('lab.column.known')}</th>
              <th scope="col">{text('lab.column.solutions')}</th>
              {COUNTER_NAMES.map((name) => (
                <th key={name} scope="col">
                  {text(`lab.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ResultsRow key={row.index} row={row} run={runs[row.index]} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function ResultsRow({ row, run }: { readonly row: ResultRow; readonly run: RunState }) {
  const text = useText();
  const count = (value: number | undefined): string =>
    value === undefined ? '–' : text('lab.count', { count: value });
  const { known, solutions, counters } = row;
  return (
    <tr data-status={row.status} data-outcome={row.outcome} data-method={row.compared.method}>
      <th scope="row">{rowName(text, row)}</th>
      <td data-label={text('lab.column.status')}>
        <StatusView row={row} run={run} />
      </td>
      <td data-label={text('lab.time')} className={styles.number}>
        <Seconds row={row} run={run} />
      </td>
      <td data-label={text('lab.column.known')} className={styles.number}>
        {known === undefined ? '–' : text('lab.share', { share: known })}
      </td>
      <td data-label={text('lab.column.solutions')} className={styles.number}>
        {count(solutions)}
      </td>
      {COUNTER_NAMES.map((name) => (
        <td key={name} data-label={text(`lab.column.${name}`)} className={styles.number}>
          {count(counters[name])}
        </td>
      ))}
    </tr>
  );
}

const STATUS_ICONS: Readonly<Record<RunStatus, LucideIcon>> = {
  waiting: CircleDashed,
  running: LoaderCircle,
  ended: CircleDashed,
  cancelled: CircleX,
};
const ICONS: Readonly<Record<MethodOutcome, LucideIcon>> = {
  unique: CircleCheck,
  multiple: CircleCheck,
  none: CircleCheck,
  solved: CircleCheck,
  'gave-up': CircleDashed,
  'time-out': Clock,
  'time-out-solved': Clock,
  wrong: CircleAlert,
  refused: CircleX,
  'not-installed': CircleX,
  'out-of-memory': CircleX,
  failed: CircleAlert,
};

function StatusView({ row, run }: { readonly row: ResultRow; readonly run: RunState }) {
  const text = useText();
  const Icon = row.outcome === undefined ? STATUS_ICONS[row.status] : ICONS[row.outcome];
  return (
    <div className={styles.status}>
      <Icon aria-hidden size={18} className={styles.icon} />
      <span>
        {run.phase ? text(`lab.phase.${run.phase}`, { run: run.run }) : outcomeText(text, row)}
        {row.missed > 0 && <small>{text('lab.missed', { count: row.missed })}</small>}
        {row.problem && <small>{problemText(text, row.problem, row.compared)}</small>}
      </span>
    </div>
  );
}

function Seconds({ row, run }: { readonly row: ResultRow; readonly run: RunState }) {
  const text = useText();
  if (row.status === 'running') return <LiveSeconds since={run.since} />;
  if (row.seconds === undefined) return '–';
  const [least, most] = [Math.min(...row.runs), Math.max(...row.runs)];
  const range = { least: secondsText(text, least), most: secondsText(text, most) };
  return (
    <>
      {row.isCut
        ? text('lab.above', { amount: secondsText(text, row.seconds) })
        : secondsText(text, row.seconds)}
      {row.runs.length > 1 && (
        <small>{text('lab.range', { runs: row.runs.length, ...range })}</small>
      )}
    </>
  );
}
