// The panel of a show on the board: its controls, and the buttons that lead back to the player's
// own board.

import { useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { lazyPart } from '../../design/lazy-part.tsx';
import { keepShown } from '../assistance/ask-steps.ts';
import styles from '../assistance/help.module.css';
import { useLentFocus } from '../assistance/use-returned-focus.ts';
import { useHelper } from '../game/play-context.ts';
import type { Show } from './board-playback.ts';

// The controls are loaded when they are needed, because few people need their sliders.
const ShowBar = lazyPart(async () => (await import('./playback-controls.tsx')).ShowBar);

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
