// The card beside the board that leads back to the photo of its clues, and to the lines that should
// be compared with it. It says what else is to be known of the reading.

import { type Text, useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import type { TypedDraft } from '../draft/typed-draft.ts';
import styles from '../enter.module.css';
import { doubtfulLines } from './state/doubtful-lines.ts';
import { isAsRead, isOnBoard, verdictKey, warningsOf } from './state/reading-remarks.ts';
import type { ShownReading } from './state/shown-reading.ts';
import type { Photographing } from './use-photo.ts';

interface PhotoCardProps {
  readonly photographing: Photographing;
  readonly draft: TypedDraft;
  /** Puts the focus on the field of a line. */
  readonly onLine: (line: number) => void;
}

export function PhotoCard({ photographing, draft, onLine }: PhotoCardProps) {
  const text = useText();
  const { state, dispatch } = photographing;
  const { photo, reading } = state;
  if (photo === undefined) return null;
  const doubtful = reading === undefined ? [] : doubtfulLines(draft, reading);
  const warnings = reading === undefined ? [] : warningsOf(reading);
  const verdict = reading && isAsRead(draft, reading) ? verdictKey(reading) : undefined;
  const [first] = doubtful;
  return (
    <section className={styles.card}>
      <h2>{text('photo.card')}</h2>
      <p>{cardWords(text, { reading, draft, doubtful: doubtful.length })}</p>
      {first !== undefined && (
        <p>
          <button type="button" className={styles.goTo} onClick={() => onLine(first)}>
            {text('photo.card.first')}
          </button>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning}>{text(warning)}</p>
      ))}
      {verdict && <p>{text(verdict)}</p>}
      <Button onClick={() => void dispatch({ type: 'shown', isShown: true })}>
        {text('photo.card.show')}
      </Button>
    </section>
  );
}

interface CardParts {
  readonly reading: ShownReading | undefined;
  readonly draft: TypedDraft;
  /** How many lines are doubtful. */
  readonly doubtful: number;
}

function cardWords(text: Text, { reading, draft, doubtful }: CardParts): string {
  if (reading === undefined) return text('photo.card.unread');
  return isOnBoard(draft, reading)
    ? text('photo.card.text', { doubtful })
    : text('photo.card.read');
}
