// The buttons that pause, resume, cancel and remove a batch. What cannot be taken back asks first.

import { Pause, Play, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { hasEnded } from '../../../src/tasks/operations/batch-state.ts';
import type { Batch, BatchAct } from '../../api/batches.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import styles from './batch-page.module.css';

interface BatchActionsProps {
  readonly batch: Batch;
  /** The act that goes on; no other can begin before its end. */
  readonly acting: BatchAct | undefined;
  readonly onAct: (act: BatchAct) => void;
}

export function BatchActions({ batch, acting, onAct }: BatchActionsProps) {
  const text = useText();
  const [asked, setAsked] = useState<'cancel' | 'remove'>();
  const { state } = batch;
  const isPaused = state === 'paused';
  // A button that were disabled would lose the focus.
  const act = (wanted: BatchAct) => () => acting === undefined && onAct(wanted);
  const waiting = { 'aria-disabled': acting !== undefined };
  return (
    <div className={styles.actions}>
      {/* It is the same button, so that it keeps the focus. */}
      {(state === 'running' || isPaused) && (
        <Button
          icon={isPaused ? Play : Pause}
          {...waiting}
          onClick={act(isPaused ? 'resume' : 'pause')}
        >
          {text(isPaused ? 'batches.act.resume' : 'batches.act.pause')}
        </Button>
      )}
      {hasEnded(batch.state) ? (
        <Button icon={Trash2} {...waiting} onClick={() => setAsked('remove')}>
          {text('batches.act.remove')}
        </Button>
      ) : (
        <Button icon={X} {...waiting} onClick={() => setAsked('cancel')}>
          {text('batches.act.cancel')}
        </Button>
      )}
      {asked !== undefined && (
        <Question
          about={asked}
          onClose={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            act(asked)();
          }}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly about: 'cancel' | 'remove';
  readonly onClose: () => void;
  readonly onYes: () => void;
}

function Question({ about, onClose, onYes }: QuestionProps) {
  const text = useText();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text(`batches.act.${about}.title`)}
      description={text(`batches.act.${about}.text`)}
    >
      <div className={styles.actions}>
        <Button kind="danger" icon={about === 'cancel' ? X : Trash2} onClick={onYes}>
          {text(`batches.act.${about}`)}
        </Button>
        <Button onClick={onClose}>{text(`batches.act.${about}.keep`)}</Button>
      </div>
    </Dialog>
  );
}
