// The answers of a batch by kind: verdicts, labels, or whatever its operation tells.

import type { Batch } from '../../api/batches.ts';
import { useText } from '../../app/texts.ts';
import { answersOf } from '../progress.ts';
import { kindText } from '../words.ts';
import styles from './batch-page.module.css';
import { KindRow, KindTable } from './kind-table.tsx';

export function AnswerKinds({ batch }: { readonly batch: Batch }) {
  const text = useText();
  const kinds = answersOf(batch);
  return (
    <section className={styles.card}>
      <h2>{text('batches.answers')}</h2>
      {kinds.length === 0 ? (
        <p className={styles.soft}>{text('batches.answers.none')}</p>
      ) : (
        <KindTable>
          {kinds.map(({ kind, count }) => (
            <KindRow key={kind} name={kindText(kind, text)} count={count} of={batch.done} />
          ))}
        </KindTable>
      )}
    </section>
  );
}
