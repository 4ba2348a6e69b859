// The end of the tutorial, with the way to a first real puzzle.

import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import buttons from '../../design/button.module.css';
import { FIRST_PUZZLE } from '../../puzzle-store/newcomer.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import styles from './tutorial-page.module.css';

export function TutorialEnd() {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  // The focus leaves the board, and with it the light on the row and the column of the last mark.
  useEffect(() => end.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={end} className={styles.end} tabIndex={-1}>
      <h2>{text('help.tutorial.solved')}</h2>
      <p>{text('help.tutorial.solved.text')}</p>
      <Link
        href={addressOf('play', FIRST_PUZZLE)}
        className={`${buttons.button} ${buttons.primary}`}
      >
        {text('help.tutorial.solved.play')}
        <ArrowRight aria-hidden size={20} />
      </Link>
      <p className={styles.others}>
        <Link href="/library">{text('help.tutorial.solved.library')}</Link>
        <Link href="/help/techniques">{text('help.tutorial.solved.techniques')}</Link>
      </p>
    </div>
  );
}
