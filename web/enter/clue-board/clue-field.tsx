// The field of one clue. The numbers of a row stand beside each other. The numbers of a column
// stand below each other, as in print, so the field of a column is no wider than the column.

import { CircleAlert, CircleQuestionMark, TriangleAlert } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import styles from './clue-board.module.css';
import { historyStep, moveOf } from './field-keys.ts';

export interface FieldHandlers {
  readonly onText: (line: number, text: string) => void;
  readonly onMove: (line: number, step: 1 | -1) => void;
  /** Returns whether the paste is dealt with. If not, the field inserts the text. */
  readonly onPaste: (line: number, pasted: string) => boolean;
  readonly onStep: (direction: 'undo' | 'redo') => void;
}

const STATES = {
  contradictory: styles.contradictory,
  corrected: styles.corrected,
  doubtful: styles.doubtful,
} as const;

interface ClueFieldProps extends FieldHandlers {
  readonly line: number;
  readonly side: 'row' | 'column';
  /** The index of the line among the rows or among the columns, from 0. */
  readonly index: number;
  readonly name: string;
  readonly text: string;
  /** The problem of the clue, or what else is to be said of it, in words. */
  readonly problem?: string | undefined;
  readonly state?: keyof typeof STATES | undefined;
  /** Whether the clue needs letters; then a keyboard with digits only will not do. */
  readonly isColoured: boolean;
  readonly readOnly: boolean;
}

/** No clue that fits its line needs more characters. */
const MAX_LENGTH = 1200;

export const ClueField = memo(function ClueField(props: ClueFieldProps) {
  const { line, side, index, name, text, problem, state, isColoured, readOnly } = props;
  const noteId = `clue-note-${line}`;
  const isWrong = problem !== undefined && state === undefined;
  const shared = {
    className: styles.input,
    value: text,
    readOnly,
    maxLength: MAX_LENGTH,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'next',
    inputMode: isColoured ? 'text' : 'decimal',
    'data-line': line,
    'aria-label': name,
    'aria-invalid': isWrong,
    'aria-describedby': problem === undefined ? undefined : noteId,
    onKeyDown: (event: FieldKeyEvent) => pressKey(event, props),
    // A line break at the end makes room for another number. A field that loses the focus drops the
    // break.
    onBlur: () => text.endsWith('\n') && props.onText(line, text.trimEnd()),
    onPaste: (event: FieldPasteEvent) => {
      if (props.onPaste(line, event.clipboardData.getData('text'))) event.preventDefault();
    },
  } as const;
  const look = [
    styles.field,
    side === 'row' ? styles.row : styles.column,
    state && STATES[state],
    isWrong && styles.wrong,
    (index + 1) % 5 === 0 && styles.fifth,
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {side === 'row' ? (
        <input
          {...shared}
          type="text"
          onChange={({ target }) => props.onText(line, target.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={1}
          style={{ '--lines': text.split('\n').length } as object}
          onChange={({ target }) => props.onText(line, target.value)}
        />
      )}
      {isWrong && <CircleAlert aria-hidden size={14} className={styles.icon} />}
      {state === 'contradictory' && <TriangleAlert aria-hidden size={14} className={styles.icon} />}
      {state === 'doubtful' && <CircleQuestionMark aria-hidden size={14} className={styles.icon} />}
      {problem !== undefined && (
        <span id={noteId} hidden>
          {problem}
        </span>
      )}
    </div>
  );
});

type FieldKeyEvent = KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>;
type FieldPasteEvent = ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>;

function pressKey(event: FieldKeyEvent, { line, side, text, onMove, onStep }: ClueFieldProps) {
  const step = historyStep(event);
  if (step !== undefined) {
    event.preventDefault();
    onStep(step);
    return;
  }
  const { selectionStart, selectionEnd } = event.currentTarget;
  const move = moveOf(event, { side, text, from: selectionStart ?? 0, to: selectionEnd ?? 0 });
  // The field itself handles all other keys, and inserts the line break of `break`.
  if (move === undefined || move === 'break') return;
  event.preventDefault();
  onMove(line, move === 'next' ? 1 : -1);
}
