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
  readonly colourName: string | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function NumberChip(props: NumberChipProps) {
  const { number, index, colour, isOpen, onOpen } = props;
  const text = useText();
  const { length, isDoubtful, isChanged } = number;
  return (
    <button
      type="button"
      className={`${styles.chip} ${isDoubtful ? styles.doubtful : ''}`}
      aria-label={nameOf(text, props)}
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

function nameOf(text: Text, { number, line, index, colourName }: NumberChipProps): string {
  const { length, isDoubtful, isChanged } = number;
  const place = index + 1;
  if (length === 0) {
    return text('photo.number.left-out', { line, place, state: isDoubtful ? 'doubtful' : 'sure' });
  }
  const changed = isChanged ? 'changed' : 'sure';
  const state = isDoubtful ? (isChanged ? 'both' : 'doubtful') : changed;
  const shown = colourName === undefined ? String(length) : `${length} ${colourName}`;
  return text('photo.number', { line, place, length: shown, state });
}
