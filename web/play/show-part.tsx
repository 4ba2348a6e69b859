// What plays on the board by itself: its controls, and the ways back to the board of the player.

import { useRef } from 'react';
import { useText } from '../app/words.tsx';
import { Button } from '../design/button.tsx';
import { late } from '../design/late.tsx';
import { keepShown } from './ask-steps.ts';
import styles from './help.module.css';
import { useHelper } from './play-context.ts';
import type { Show } from './show.ts';
import { useLentFocus } from './use-lent-focus.ts';

// Its sliders are needed by few.
const ShowBar = late(async () => (await import('./show-bar.tsx')).ShowBar);

export function ShowPart({ kind }: Pick<Show, 'kind'>) {
  const text = useText();
  const helper = useHelper();
  const part = useRef<HTMLElement>(null);
  useLentFocus(part);
  const close = (): void => helper.game.setState({ show: undefined });
  return (
    <section
      ref={part}
      className={styles.show}
      aria-label={text(`play.show.${kind}`)}
      tabIndex={-1}
    >
      <h2>{text(`play.show.${kind}`)}</h2>
      <ShowBar />
      <div className={styles.todo}>
        {kind === 'steps' && (
          <Button onClick={() => keepShown(helper)}>{text('play.show.keep')}</Button>
        )}
        <Button onClick={close}>{text('play.show.close')}</Button>
      </div>
    </section>
  );
}
