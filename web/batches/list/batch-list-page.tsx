// All batches of the person, newest first.

import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import buttons from '../../design/button.module.css';
import { Page } from '../../design/page.tsx';
import { SendingBar } from '../form/sending-bar.tsx';
import type { NewBatchForm } from '../form/use-new-batch.ts';
import { NewBatchDrop } from '../new-batch-drop.tsx';
import { KeyButton } from '../server/key-button.tsx';
import { ReachNotice } from '../server/reach-notice.tsx';
import type { Watching } from '../watch/use-batches.ts';
import { BatchCard } from './batch-card.tsx';
import styles from './batch-list.module.css';

interface BatchListPageProps {
  readonly form: NewBatchForm;
  readonly watching: Watching;
}

export function BatchListPage({ form, watching }: BatchListPageProps) {
  const text = useText();
  const { reach, batches, isListed } = watching.state;
  const canSubmit = reach.kind === 'open' || isListed;
  return (
    <Page
      title={text('batches.title')}
      aside={
        <div className={styles.actions}>
          <KeyButton {...watching} />
          {canSubmit && (
            <Link href="/batches/new" className={`${buttons.button} ${buttons.primary}`}>
              <Plus aria-hidden size={20} />
              {text('batches.new')}
            </Link>
          )}
        </div>
      }
    >
      <p className={styles.lead}>{text('batches.lead')}</p>
      <ReachNotice {...watching} />
      <SendingBar {...form} />
      {isListed && batches.length === 0 && (
        <p className={styles.empty} data-testid="no-batches">
          {text('batches.empty')}
        </p>
      )}
      {isListed && batches.length > 0 && (
        <ul className={styles.list}>
          {batches.map((batch) => (
            <BatchCard key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      <NewBatchDrop form={form} watching={watching} />
    </Page>
  );
}
