// The toasts, at an edge of the page. Their code is loaded when the first one comes.

import { useToasts } from '../app/toasts.ts';
import { lazyPart } from '../design/lazy-part.tsx';
import styles from './toasts.module.css';

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts);

export function ToastLayer({ label }: { readonly label: string }) {
  const isWanted = useToasts(({ last }) => last > 0);
  return <div className={styles.place}>{isWanted && <Toasts label={label} />}</div>;
}
