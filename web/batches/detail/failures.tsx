// The failures of a batch by kind, and what the first ones say.

import { useEffect, useState } from 'react';
import type { Problem } from '../../../src/puzzle/problem.ts';
import { type Batch, type FailedItem, readFailedItems } from '../../api/batches.ts';
import { type Text, useText } from '../../app/texts.ts';
import { batchProgress, failuresOf } from '../progress.ts';
import { failureText } from '../words.ts';
import styles from './batch-page.module.css';
import { KindRow, KindTable } from './kind-table.tsx';

interface FailuresProps {
  readonly batch: Batch;
  readonly apiKey: string;
}

export function Failures({ batch, apiKey }: FailuresProps) {
  const text = useText();
  const first = useFirstFailures(batch, apiKey);
  return (
    <section className={styles.card}>
      <h2>{text('batches.failures')}</h2>
      <KindTable>
        {failuresOf(batch).map(({ kind, count }) => (
          <KindRow
            key={kind}
            name={failureText(kind, text)}
            code={kind}
            count={count}
            of={batch.done}
          />
        ))}
      </KindTable>
      {first.length > 0 && (
        <>
          <h3>{text('batches.failures.first')}</h3>
          <ul className={styles.list}>
            {first.map((each) => (
              <li key={each.item}>
                <span className={styles.item}>{itemText(each, text)}</span>{' '}
                {each.errors.slice(0, MOST_PROBLEMS).map((problem) => (
                  <span key={problem.message} className={styles.problem}>
                    {/* The server speaks English. */}
                    <span lang="en">{problem.message}</span>
                    {placeText(problem, text)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The most failures, and problems of one of them, that are shown; the file has all. */
const MOST_FAILURES = 5;
const MOST_PROBLEMS = 2;

/** Asks again until there are as many as are shown, or no more of them. */
function useFirstFailures({ id, ...batch }: Batch, key: string): readonly FailedItem[] {
  const [first, setFirst] = useState<readonly FailedItem[]>([]);
  const wanted = Math.min(MOST_FAILURES, batchProgress(batch).failed);
  // Answers come in order, so failures behind an item that is not done yet come later.
  const round = first.length < wanted ? batch.done : -1;
  useEffect(() => {
    if (round === -1) return;
    const gone = new AbortController();
    readFailedItems(id, MOST_FAILURES, { key, signal: gone.signal }).then(
      (read) => read.ok && setFirst(read.value),
      () => undefined,
    );
    return () => gone.abort();
  }, [id, key, round]);
  return first;
}

function itemText({ item, id, file }: FailedItem, text: Text): string {
  // A text that was pasted has no name.
  const names = [file, id].filter((name) => name != null && name !== '' && name !== '-');
  return [text('batches.failures.item', { item }), ...names].join(' · ');
}

function placeText({ line, column }: Problem, text: Text): string {
  if (line === undefined || column === undefined) return '';
  return ` (${text('batches.failures.place', { line, column })})`;
}
