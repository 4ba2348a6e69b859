// How far a submission is, with a button that ends it.

import { useMemo } from 'react';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/texts.ts';
import type { Work } from '../../app/use-work.ts';
import { WorkBar } from '../../design/work-bar.tsx';
import type { NewBatchForm } from './use-new-batch.ts';

export function SendingBar({ state, dispatch }: NewBatchForm) {
  const text = useText();
  const { sending } = state;
  const isSending = sending !== undefined;
  const begun = useMemo(
    () => ({ id: Symbol(isSending ? 'sending' : 'nothing'), since: Date.now() }),
    [isSending],
  );
  const work: Work | undefined = sending && {
    ...begun,
    label: text(`batches.form.stage.${sending.stage}`),
    // The server may take a while after all was sent.
    share: sending.stage === 'taking' ? undefined : sending.share,
    cancel: () => {
      void dispatch({ type: 'cancel' });
      announce(text('batches.form.cancelled'));
    },
  };
  return <WorkBar work={work} />;
}
