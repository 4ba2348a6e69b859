// The batches of a server: all of them, one of them, or the form for a new one. What was entered in
// the form stays while the others are looked at, and an upload goes on.

import { useLocation, useParams } from 'wouter';
import { useText } from '../app/texts.ts';
import { showToast } from '../app/toasts.ts';
import { BatchPage } from './detail/batch-page.tsx';
import { NewBatchPage } from './form/new-batch-page.tsx';
import { useNewBatch } from './form/use-new-batch.ts';
import { BatchListPage } from './list/batch-list-page.tsx';
import { useBatches } from './watch/use-batches.ts';

/** The address of the form; no batch has such an id. */
const NEW = 'new';

export default function BatchesScreen() {
  const text = useText();
  const { id } = useParams<{ id?: string }>();
  const [, navigate] = useLocation();
  const isForm = id === NEW;
  const watching = useBatches(isForm ? undefined : id);
  const form = useNewBatch({
    key: watching.state.key,
    onTaken: (batch) => {
      void watching.dispatch({ type: 'submitted', batch });
      navigate(`/batches/${batch.id}`);
      showToast(text('batches.form.started'));
    },
  });
  if (isForm) return <NewBatchPage form={form} watching={watching} />;
  if (id === undefined) return <BatchListPage form={form} watching={watching} />;
  return <BatchPage key={id} id={id} form={form} watching={watching} />;
}
