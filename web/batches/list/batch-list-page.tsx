// All batches of the person, newest first.

import { Plus } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useText } from '../../app/texts.ts';
import { hasFiles, useDrop } from '../../app/use-drop.ts';
import buttons from '../../design/button.module.css';
import { DropVeil } from '../../design/drop-veil.tsx';
import { Page } from '../../design/page.tsx';
import { SendingBar } from '../form/sending-bar.tsx';
import type { NewBatchForm } from '../form/use-new-batch.ts';
import { KeyButton } from '../server/key-button.tsx';
import { ReachNotice } from '../server/reach-notice.tsx';
import type { Watching } from '../watch/use-batches.ts';
import { BatchCard } from './batch-card.tsx';
import styles from './batch-list.module.css';

/** Files that cannot be made a batch of go where single puzzles are opened, as on other screens. */
const NOWHERE: readonly string[] = ['no-server', 'no-batches'];

interface BatchListPageProps {
  readonly form: NewBatchForm;
  readonly watching: Watching;
}

export function BatchListPage({ form, watching }: BatchListPageProps) {
  const text = useText();
  const { reach, batches, isListed } = watching.state;
  const [, navigate] = useLocation();
  const canSubmit = reach.kind === 'open' || isListed;
  const isDropping = useDrop(
    ({ files }) => {
      void form.dispatch({ type: 'files', files: [...files] });
      navigate('/batches/new');
    },
    (event) => !NOWHERE.includes(reach.kind) && hasFiles(event),
  );
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
      {isDropping && <DropVeil>{text('batches.drop')}</DropVeil>}
    </Page>
  );
}
