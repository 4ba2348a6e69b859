// The text about a frame. On small screens, all frames give it the same height, in which it
// scrolls, so that the controls below it stay where they are.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from '../assistance/help.module.css';

interface FrameTextProps {
  /** The frame; each one is shown from its beginning. */
  readonly at: number;
  readonly children: ReactNode;
}

export function FrameText({ at, children }: FrameTextProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame.
  useLayoutEffect(() => void box.current?.scrollTo(0, 0), [at]);
  return (
    <div ref={box} className={styles.sentence}>
      {children}
    </div>
  );
}
