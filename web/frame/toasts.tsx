// Draws the toasts, here or in the dialog that is open.

import { Toast } from 'radix-ui';
import { createPortal } from 'react-dom';
import { defined } from '../../src/puzzle/defined.ts';
import { useToastPlace } from '../app/toast-place.ts';
import { removeToast, useToasts } from '../app/toasts.ts';
import { Button } from '../design/button.tsx';
import lists from '../design/list.module.css';
import styles from './toasts.module.css';

export function Toasts({ label }: { readonly label: string }) {
  const { all } = useToasts();
  const dialog = useToastPlace();
  const list = <Toast.Viewport className={lists.list} />;
  return (
    <Toast.Provider duration={6000} label={label}>
      {all.map(({ id, text, action }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          onOpenChange={(open) => !open && removeToast(id)}
          {...defined({ duration: action && 12_000 })}
        >
          <Toast.Description className={styles.text}>{text}</Toast.Description>
          {action && (
            <Toast.Action asChild altText={action.label}>
              <Button onClick={action.run}>{action.label}</Button>
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      {dialog === undefined ? list : createPortal(list, dialog)}
    </Toast.Provider>
  );
}
