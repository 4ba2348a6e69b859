// A small animation over the board when the board is solved: strokes of the pen that fly and fade.
// Nothing waits for the animation. Any press or key ends it. People who prefer reduced motion do
// not see it.

import { useEffect } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import styles from './celebration.module.css';

const STROKES = 28;
/** How long the animation lasts, in milliseconds. */
const LASTS = 2200;

export function Celebration() {
  const { store } = useAskContext();
  const isOn = useGame(({ isCelebrated }) => isCelebrated);
  const isWished = useSettings(({ celebrate }) => celebrate);
  useEffect(() => {
    if (!isOn) return;
    const end = (): void => store.setState({ isCelebrated: false });
    const timer = setTimeout(end, LASTS);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [store, isOn]);
  if (!isOn || !isWished) return null;
  return (
    <div className={styles.feast} aria-hidden data-testid="celebration">
      {Array.from({ length: STROKES }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are told apart by nothing else
        <span key={i} className={styles.stroke} style={strokeOf(i)} />
      ))}
    </div>
  );
}

/** Multiples of the golden angle spread the strokes evenly without a visible pattern. */
function strokeOf(i: number): Record<string, string> {
  const angle = i * 137.5;
  return {
    '--angle': `${angle}deg`,
    '--far': `${90 + ((i * 53) % 160)}px`,
    '--delay': `${(i % 7) * 40}ms`,
    '--turn': `${(i % 2 ? 1 : -1) * (90 + i * 9)}deg`,
  };
}
