// Stands where something is being loaded: a bar that moves, and when it takes long the word for it and a way to try again.

import { useEffect, useState } from 'react';
import { useText } from '../app/words.tsx';
import { Button } from './button.tsx';
import styles from './loading.module.css';

/** Milliseconds; loading.css has the same for the page itself. */
const PATIENCE = 10_000;

export function Loading() {
  const text = useText();
  const isLate = useLate();
  return (
    <div role="status">
      {/* Of loading.css, as before the page was drawn. */}
      <div className="loading-bar" />
      {isLate ? (
        <div className={styles.late}>
          <p>{text('app.loading.late')}</p>
          <Button onClick={() => location.reload()}>{text('app.broken.reload')}</Button>
        </div>
      ) : (
        <p className="visually-hidden">{text('app.loading')}</p>
      )}
    </div>
  );
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
