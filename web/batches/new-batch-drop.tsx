// Puts files that are dropped on the list, or on the page of a batch, into the form for a new
// batch, and opens it.

import { useLocation } from 'wouter';
import { useText } from '../app/texts.ts';
import { hasFiles, useDrop } from '../app/use-drop.ts';
import { DropVeil } from '../design/drop-veil.tsx';
import type { NewBatchForm } from './form/use-new-batch.ts';
import type { Watching } from './watch/use-batches.ts';

/** Files that cannot be made a batch of go where single puzzles are opened, as on other screens. */
const NOWHERE: readonly string[] = ['no-server', 'no-batches'];

interface NewBatchDropProps {
  readonly form: NewBatchForm;
  readonly watching: Watching;
}

export function NewBatchDrop({ form, watching }: NewBatchDropProps) {
  const text = useText();
  const { reach } = watching.state;
  const [, navigate] = useLocation();
  const isDropping = useDrop(
    ({ files }) => {
      void form.dispatch({ type: 'files', files: [...files] });
      navigate('/batches/new');
    },
    (event) => !NOWHERE.includes(reach.kind) && hasFiles(event),
  );
  return isDropping && <DropVeil>{text('batches.drop')}</DropVeil>;
}
