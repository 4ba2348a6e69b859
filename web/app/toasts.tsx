// Short messages that come and go, with at most one thing to do about them.

import { Toast } from 'radix-ui';
import { create } from 'zustand';
import { Button } from '../design/button.tsx';
import styles from './toasts.module.css';

interface Told {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const useTold = create<{ readonly all: readonly Told[]; readonly last: number }>(() => ({
  all: [],
  last: 0,
}));

/** Gives what takes the message away, for one whose action makes sense no more. */
export function tell(text: string, action?: Told['action']): () => void {
  const id = useTold.getState().last + 1;
  useTold.setState(({ all }) => ({
    all: [...all.slice(-2), { id, text, ...(action && { action }) }],
    last: id,
  }));
  return () => forget(id);
}

function forget(id: number): void {
  useTold.setState(({ all }) => ({ all: all.filter((each) => each.id !== id) }));
}

export function Toasts({ label }: { readonly label: string }) {
  const { all } = useTold();
  return (
    <Toast.Provider duration={6000} label={label}>
      {all.map(({ id, text, action }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          onOpenChange={(open) => !open && forget(id)}
          {...(action && { duration: 12_000 })}
        >
          <Toast.Description className={styles.text}>{text}</Toast.Description>
          {action && (
            <Toast.Action asChild altText={action.label}>
              <Button onClick={action.run}>{action.label}</Button>
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
}
