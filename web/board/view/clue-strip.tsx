// The elements of the strip that shows two clues large; use-clue-strip.ts fills them.

import type { MouseEvent, Ref } from 'react';
import styles from '../clues.module.css';
import { STRIP_ROW } from './layout.ts';

interface ClueStripProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly height: number;
}

/** The strip repeats what the headers of rows and columns say, so screen readers leave it out. */
export function ClueStrip({ ref, height }: ClueStripProps) {
  const isStacked = height > STRIP_ROW || undefined;
  return (
    <div
      ref={ref}
      className={styles.strip}
      style={{ height }}
      data-stacked={isStacked}
      onMouseDown={keepFocus}
      aria-hidden
    >
      <StripLine />
      <StripLine />
    </div>
  );
}

/** A press on a number leaves the focus on the cell whose clues the strip shows. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function StripLine() {
  return (
    <div className={styles.stripLine}>
      <span className={styles.stripName} />
      <div className={styles.clue}>
        <div className={styles.numbers} />
      </div>
    </div>
  );
}
