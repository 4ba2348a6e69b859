// Keys for the signs of numbers and lines that are not known. They stand in the corner of the board
// on touch screens, because the number pad of a phone lacks both signs.

import { useText } from '../../app/texts.ts';
import { BLOTTED, UNKNOWN_LINE } from '../draft/read-clue.ts';
import styles from './clue-board.module.css';

interface ClueKeysProps {
  /** Whether no field can take a sign. */
  readonly disabled: boolean;
}

const KEYS = [
  { sign: BLOTTED, label: 'enter.key.blotted' },
  { sign: UNKNOWN_LINE, label: 'enter.key.unknown' },
] as const;

export function ClueKeys({ disabled }: ClueKeysProps) {
  const text = useText();
  return (
    <div className={styles.keys}>
      {KEYS.map(({ sign, label }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          aria-label={text(label)}
          disabled={disabled}
          // The field keeps the focus, and with it the keyboard of the phone.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(sign)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** Inserts a sign into the field with the focus, as if it was typed there. */
function insert(sign: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(sign, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
