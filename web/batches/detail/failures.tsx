// The failures of a batch by kind, and what the first ones say.

import type { Batch } from '../../api/batches.ts';
import { useText } from '../../app/texts.ts';
import { failuresOf } from '../progress.ts';
import { failureText } from '../words.ts';
import styles from './batch-page.module.css';
import { FirstFailures } from './first-failures.tsx';
import { KindRow, KindTable } from './kind-table.tsx';

interface FailuresProps {
  readonly batch: Batch;
  readonly apiKey: string;
}

export function Failures({ batch, apiKey }: FailuresProps) {
  const text = useText();
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
      <FirstFailures batch={batch} apiKey={apiKey} />
    </section>
  );
}
