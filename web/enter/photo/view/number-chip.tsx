// A number of a line as a button: doubtful and changed ones are marked, by more than a colour.

import type { Colour } from '../../../../src/puzzle/palette.ts';
import { type Text, useText } from '../../../app/texts.ts';
import type { ShownNumber } from '../state/shown-number.ts';
import styles from './lines.module.css';

interface NumberChipProps {
  readonly number: ShownNumber;
  /** The name of the line. */
  readonly line: string;
  readonly index: number;
  /** The colour of the number, where there are several. */
  readonly colour: Colour | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function NumberChip({ number, line, index, colour, isOpen, onOpen }: NumberChipProps) {
  const text = useText();
  const { length, isDoubtful, isChanged } = number;
  return (
    <button
      type="button"
      className={`${styles.chip} ${isDoubtful ? styles.doubtful : ''}`}
      aria-label={nameOf(text, number, line, index)}
      aria-expanded={isOpen}
      data-number={index}
      onClick={onOpen}
    >
      {colour && <span className={styles.colour} style={{ background: colour.rgb }} />}
      <span>{length === 0 ? text('photo.left-out') : `${length}${colour?.symbol ?? ''}`}</span>
      {isChanged && length > 0 && <span className={styles.mark}>≈</span>}
      {isDoubtful && <span className={styles.mark}>?</span>}
    </button>
  );
}

function nameOf(
  text: Text,
  { length, isDoubtful, isChanged }: ShownNumber,
  line: string,
  index: number,
): string {
  const place = index + 1;
  if (length === 0) {
    return text('photo.number.left-out', { line, place, state: isDoubtful ? 'doubtful' : 'sure' });
  }
  const changed = isChanged ? 'changed' : 'sure';
  const state = isDoubtful ? (isChanged ? 'both' : 'doubtful') : changed;
  return text('photo.number', { line, place, length, state });
}
