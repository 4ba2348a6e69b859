// A placeholder while something is being loaded: a moving bar after a moment, and after ten seconds
// a message and a button that reloads the page.

import { useEffect, useState } from 'react';
import { useText } from '../app/texts.ts';
import { Button } from './button.tsx';
import styles from './loading.module.css';

/** Milliseconds before the bar is shown, so that quick loads do not flicker. */
const BAR_AFTER = 150;
/** Milliseconds before the message is shown; loading.css has the same time for the page itself. */
const MESSAGE_AFTER = 10_000;

export function Loading() {
  const text = useText();
  const isShown = useAfter(BAR_AFTER);
  const isLate = useAfter(MESSAGE_AFTER);
  if (!isShown) return null;
  return (
    <div role="status">
      {/* The class is from loading.css, so that the bar looks as it did before the page was
          rendered. */}
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
