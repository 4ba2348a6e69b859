// Stands where something is being loaded: a bar that moves once that takes a moment, and when it
// takes long the word for it and a way to try again.

import { useEffect, useState } from 'react';
import { useText } from '../app/words.tsx';
import { Button } from './button.tsx';
import styles from './loading.module.css';

/** Milliseconds before it is seen, so that what comes quickly does not flicker. */
const MOMENT = 150;
/** Milliseconds; loading.css has the same for the page itself. */
const PATIENCE = 10_000;

export function Loading() {
  const text = useText();
  const isShown = useAfter(MOMENT);
  const isLate = useAfter(PATIENCE);
  if (!isShown) return null;
  return (
    <div role="status">
      {/* Of loading.css, as before the page was drawn. */}
      <div className="loading-bar" role="progressbar" aria-label={text('app.loading')} />
      {isLate && (
        <div className={styles.late}>
          <p>{text('app.loading.late')}</p>
          <Button onClick={() => location.reload()}>{text('app.broken.reload')}</Button>
        </div>
      )}
    </div>
  );
}

function useAfter(milliseconds: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
}
