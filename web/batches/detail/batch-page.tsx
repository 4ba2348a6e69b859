// The page of a batch: how far it is, its answers and failures by kind, what can be done with it,
// and its results as a file.

import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { hasEnded } from '../../../src/tasks/operations/batch-state.ts';
import type { Batch } from '../../api/batches.ts';
import { announce } from '../../app/announcer.tsx';
import { type Text, useText } from '../../app/texts.ts';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { BatchBar } from '../batch-bar.tsx';
import type { NewBatchForm } from '../form/use-new-batch.ts';
import { NewBatchDrop } from '../new-batch-drop.tsx';
import { batchProgress } from '../progress.ts';
import { KeyButton } from '../server/key-button.tsx';
import { ReachNotice } from '../server/reach-notice.tsx';
import { serverProblemText } from '../server/server-problem-text.ts';
import { StateBadge } from '../state-badge.tsx';
import type { Watching } from '../watch/use-batches.ts';
import { batchName, operationText } from '../words.ts';
import { AnswerKinds } from './answer-kinds.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchFacts } from './batch-facts.tsx';
import styles from './batch-page.module.css';
import { Download } from './download.tsx';
import { Failures } from './failures.tsx';

interface BatchPageProps {
  readonly id: string;
  readonly form: NewBatchForm;
  readonly watching: Watching;
}

export function BatchPage({ id, form, watching }: BatchPageProps) {
  const text = useText();
  const { state } = watching;
  const batch = state.batches.find((each) => each.id === id);
  useAnnouncedEnd(batch, text);
  return (
    <Page
      title={batch === undefined ? text('batches.title') : batchName(batch, text)}
      aside={<KeyButton {...watching} />}
    >
      <nav>
        <Link href="/batches">{text('batches.back')}</Link>
      </nav>
      <ReachNotice {...watching} />
      {state.isMissing && batch === undefined && <Notice>{text('batches.missing')}</Notice>}
      {batch !== undefined && <Content batch={batch} watching={watching} />}
      <NewBatchDrop form={form} watching={watching} />
    </Page>
  );
}

function Content({ batch, watching }: { readonly batch: Batch; readonly watching: Watching }) {
  const text = useText();
  const { state, dispatch } = watching;
  const { operation, created, items, done } = batch;
  const { failed } = batchProgress(batch);
  return (
    <>
      <section className={styles.card}>
        <div className={styles.head}>
          <h2>{text('batches.progress.of', { done, items })}</h2>
          <StateBadge state={batch.state} />
        </div>
        <BatchBar batch={batch} />
        <BatchFacts batch={batch} />
        <p className={styles.soft}>
          <span>{operationText(operation, text)}</span>
          <span>{text('batches.submitted', { when: Date.parse(created) })}</span>
        </p>
        <BatchActions
          batch={batch}
          acting={state.acting}
          onAct={(act) => void dispatch({ type: 'act', id: batch.id, act })}
        />
        {state.actProblem !== undefined && (
          <Notice kind="wrong">
            {text('batches.act.failed', { message: serverProblemText(state.actProblem, text) })}
          </Notice>
        )}
      </section>
      <Download batch={batch} apiKey={state.key} />
      <AnswerKinds batch={batch} />
      {failed > 0 && <Failures batch={batch} apiKey={state.key} />}
    </>
  );
}

/** Announces the end of a batch that was seen running, and nothing in between. */
function useAnnouncedEnd(batch: Batch | undefined, text: Text): void {
  const before = useRef<Batch>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = batch;
    if (batch === undefined || last === undefined || hasEnded(last.state) || !hasEnded(batch.state))
      return;
    const { items, done } = batch;
    const { failed } = batchProgress(batch);
    announce(
      batch.state === 'done'
        ? text('batches.ended.done', { items, failed })
        : text('batches.ended.cancelled', { done, items }),
    );
  }, [batch, text]);
}
