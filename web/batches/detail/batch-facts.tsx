// The numbers of a batch: what is answered, failed and left, how fast it goes, and its options.

import type { ReactNode } from 'react';
import type { Batch } from '../../api/batches.ts';
import { useLanguage, useText } from '../../app/texts.ts';
import { durationText, roundedRate } from '../durations.ts';
import { batchProgress, isMoving } from '../progress.ts';
import { optionText } from '../words.ts';
import styles from './batch-page.module.css';

export function BatchFacts({ batch }: { readonly batch: Batch }) {
  const text = useText();
  const language = useLanguage();
  const number = (value: number): string =>
    value.toLocaleString(language, { maximumSignificantDigits: 15 });
  const { known, rate, remaining, workers, created, finished, options, fresh } = batch;
  const { answered, failed, left } = batchProgress(batch);
  const seconds = finished && (Date.parse(finished) - Date.parse(created)) / 1000;
  const isRunning = isMoving(batch);
  const chosen = [
    ...Object.entries(options).map(([name, value]) => optionText(name, String(value), text)),
    ...(fresh ? [text('batches.facts.fresh')] : []),
  ];
  return (
    <dl className={styles.facts}>
      <Fact name={text('batches.facts.answered')}>{number(answered)}</Fact>
      <Fact name={text('batches.facts.failed')}>{number(failed)}</Fact>
      <Fact name={text('batches.facts.left')}>{number(left)}</Fact>
      {known > 0 && <Fact name={text('batches.facts.known')}>{number(known)}</Fact>}
      {isRunning && <Fact name={text('batches.facts.rate')}>{number(roundedRate(rate))}</Fact>}
      {isRunning && (
        <Fact name={text('batches.facts.remaining')}>
          {remaining === undefined
            ? '–'
            : text('batches.about', { time: durationText(remaining, text) })}
        </Fact>
      )}
      {isRunning && <Fact name={text('batches.facts.workers')}>{number(workers)}</Fact>}
      {typeof seconds === 'number' && (
        <Fact name={text('batches.facts.took')}>{durationText(seconds, text)}</Fact>
      )}
      {chosen.length > 0 && (
        <Fact name={text('batches.facts.options')} isWide>
          {chosen.join(', ')}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={`${styles.fact} ${isWide ? styles.wide : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
