// A button with a dialog for the API key, where the server takes one.

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import type { Watching } from '../watch/use-batches.ts';
import { KeyForm } from './key-form.tsx';

export function KeyButton({ state, dispatch }: Watching) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  // The field is on the page already where a key is missing or wrong.
  if ((state.keys ?? 'off') === 'off' || state.reach.kind === 'key-wanted') return null;
  return (
    <>
      <Button icon={KeyRound} kind="quiet" onClick={() => setOpen(true)}>
        {text('batches.key')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={text('batches.key')}
        {...(state.keys === 'optional' ? { description: text('batches.key.optional') } : {})}
      >
        <KeyForm
          value={state.key}
          onKey={(key) => {
            setOpen(false);
            void dispatch({ type: 'key', key });
          }}
        />
      </Dialog>
    </>
  );
}
