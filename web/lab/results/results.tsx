// The results: a table, a chart, and files to save.

import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { Notice } from '../../design/notice.tsx';
import { openedName } from '../../puzzle-store/opened-name.ts';
import { saveFile } from '../../share/save-file.ts';
import type { RunState } from '../runs/run-state.ts';
import type { Started } from '../runs/use-runs.ts';
import { sizedName } from '../sized-name.ts';
import { METRICS, type Metric } from './chart.ts';
import { ChartView } from './chart-view.tsx';
import { ColumnsNote } from './columns-note.tsx';
import {
  RESULT_ORDERS,
  type ResultOrder,
  type ResultRow,
  rowsOf,
  sortRows,
} from './result-rows.ts';
import { rowName } from './result-words.ts';
import styles from './results.module.css';
import { resultsCsv, resultsJson } from './results-file.ts';
import { ResultsTable } from './results-table.tsx';

interface ResultsProps {
  readonly runs: readonly RunState[];
  readonly started: Started;
  readonly isRunning: boolean;
}

export function Results({ runs, started, isRunning }: ResultsProps) {
  const { setup, puzzle } = started;
  const text = useText();
  const [sort, setSort] = useState<ResultOrder>('given');
  const [metric, setMetric] = useState<Metric>('seconds');
  const rows = useMemo(() => rowsOf(runs, puzzle.width * puzzle.height), [runs, puzzle]);
  const sorted = sortRows(rows, sort);
  const wrong = rows.filter(({ missed }) => missed > 0);
  const name = openedName({ id: setup.puzzle, puzzle }, text);
  const isTitle = puzzle.meta.title !== undefined;
  return (
    <section className={styles.section} aria-labelledby="lab-results">
      <div className={styles.head}>
        <h2 id="lab-results">{sizedName(name, isTitle, puzzle, text)}</h2>
        <div className={styles.actions}>
          <Choice
            label={text('lab.sort')}
            value={sort}
            choices={RESULT_ORDERS.map((each) => [each, text(`lab.sort.${each}`)])}
            onChange={setSort}
            quiet
          />
          <Downloads {...{ rows, started, isRunning }} />
        </div>
      </div>
      {wrong.length > 0 && (
        <Notice kind="wrong">
          {text('lab.wrong', {
            methods: wrong.map((row) => rowName(text, row)).join(', '),
            count: wrong.length,
          })}
        </Notice>
      )}
      <ResultsTable rows={sorted} runs={runs} repeat={setup.repeat} />
      <ColumnsNote />
      <div className={styles.head}>
        <h3>{text('lab.chart')}</h3>
        <Choice
          label={text('lab.metric')}
          value={metric}
          choices={METRICS.map((each) => [each, text(`lab.metric.${each}`)])}
          onChange={setMetric}
          quiet
        />
      </div>
      <ChartView rows={sorted} metric={metric} />
    </section>
  );
}

interface DownloadsProps extends Pick<ResultsProps, 'started' | 'isRunning'> {
  readonly rows: readonly ResultRow[];
}

/** Offers the results as a CSV file and as a JSON file. */
function Downloads({ rows, started: { setup, puzzle }, isRunning }: DownloadsProps) {
  const saveCsv = (): void =>
    saveFile(resultsCsv(rows, setup, puzzle), 'text/csv', 'crosshatch-lab.csv');
  const saveJson = (): void =>
    saveFile(resultsJson(rows, setup, puzzle), 'application/json', 'crosshatch-lab.json');
  return (
    <>
      <Button icon={Download} disabled={isRunning} onClick={saveCsv}>
        CSV
      </Button>
      <Button icon={Download} disabled={isRunning} onClick={saveJson}>
        JSON
      </Button>
    </>
  );
}
