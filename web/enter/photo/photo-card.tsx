// The card beside the board that leads back to the photo of its clues.

import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import styles from '../enter.module.css';
import { doubtfulIn } from './state/shown-reading.ts';
import type { Photographing } from './use-photo.ts';

export function PhotoCard({ state: { photo, reading }, dispatch }: Photographing) {
  const text = useText();
  if (photo === undefined) return null;
  const doubtful = reading === undefined ? 0 : doubtfulIn(reading);
  return (
    <section className={styles.card}>
      <h2>{text('photo.card')}</h2>
      <p>{text('photo.card.text', { doubtful })}</p>
      <Button onClick={() => void dispatch({ type: 'shown', isShown: true })}>
        {text('photo.card.show')}
      </Button>
    </section>
  );
}
