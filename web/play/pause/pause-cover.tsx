// The cover of a paused board. It takes the focus, so that Enter and Space go on, and returns it.

import { useId, useRef } from 'react';
import { clockText } from '../../app/clock-text.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { useReturnedFocus } from '../assistance/use-returned-focus.ts';
import { useAskContext, useGame } from '../game/play-context.ts';
import { goOn } from './pause.ts';
import styles from './pause-cover.module.css';

export function PauseCover() {
  const text = useText();
  const { store } = useAskContext();
  const time = useGame(({ game }) => game.clock.total);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useReturnedFocus(button);
  return (
    <section className={styles.cover} aria-labelledby={id} data-testid="pause">
      <h2 id={id}>{text('play.paused')}</h2>
      <p className={styles.time}>{clockText(time)}</p>
      <Button ref={button} kind="primary" aria-describedby={id} onClick={() => goOn(store)}>
        {text('play.go-on')}
      </Button>
    </section>
  );
}
