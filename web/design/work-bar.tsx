// Shows what the page is working on, its progress, and a button to end it. The bar appears only
// when the work takes a moment, so that it does not flicker at quick answers; the time that has
// passed is shown when the work takes long. The bar moves by itself until some share is done.

import { type ReactNode, useEffect, useState } from 'react';
import { clockText } from '../app/clock-text.ts';
import { useText } from '../app/texts.ts';
import type { Work } from '../app/use-work.ts';
import { Button } from './button.tsx';
import styles from './work-bar.module.css';

/** Milliseconds of work before the bar appears, unless its place says otherwise. */
const SHOWN_AFTER = 150;
/** Milliseconds of work before its time is shown. */
const TIMED_AFTER = 2000;

interface WorkBarProps {
  readonly work: Work | undefined;
  /** Milliseconds of work before the bar appears. */
  readonly after?: number;
  /** The content that is shown until the bar appears. */
  readonly before?: ReactNode;
}

export function WorkBar({ work, after = SHOWN_AFTER, before = null }: WorkBarProps) {
  const text = useText();
  const isShown = useLater(work?.id, after);
  if (work === undefined || !isShown) return before;
  const { label, share = 0, since, cancel } = work;
  return (
    <div className={styles.bar}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === 0 ? undefined : Math.round(share * 100)}
      >
        <div
          className={share === 0 ? styles.unknown : styles.done}
          style={share === 0 ? {} : { width: `${share * 100}%` }}
        />
      </div>
      <span className={styles.label}>
        {label} <TimePassed since={since} />
      </span>
      <Button onClick={cancel}>{text('app.cancel')}</Button>
    </div>
  );
}

/** Shows the time since `since`, from `TIMED_AFTER` on. */
function TimePassed({ since }: Pick<Work, 'since'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const passed = now - since;
  return passed < TIMED_AFTER ? null : <time className={styles.time}>{clockText(passed)}</time>;
}

/** Whether `id` is defined and has been the same for so many milliseconds. */
function useLater(id: symbol | undefined, after: number): boolean {
  const [shown, setShown] = useState<symbol>();
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => setShown(id), after);
    return () => clearTimeout(timer);
  }, [id, after]);
  return id !== undefined && shown === id;
}
