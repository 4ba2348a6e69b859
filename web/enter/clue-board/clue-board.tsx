// The grid with its clue fields: rows on its left, columns above it. The fields stay in sight while
// a large board scrolls.

import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import type { Grid } from '../../../src/puzzle/grid.ts';
import { isMonochrome } from '../../../src/puzzle/palette.ts';
import { indexOfLine, isRowLine, lineOfColumn } from '../../../src/puzzle/places.ts';
import { type Text, useText } from '../../app/texts.ts';
import type { Room } from '../../board/view/layout.ts';
import { type Checks, hasGiven } from '../draft/checks.ts';
import { lineTitle, problemWords } from '../draft/clue-words.ts';
import { gridOfGiven } from '../draft/given-cells.ts';
import { afterGivenStroke, type GivenStroke } from '../draft/given-stroke.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import { textOfLine } from '../draft/typed-draft.ts';
import styles from './clue-board.module.css';
import { ClueBubble } from './clue-bubble.tsx';
import { ClueField, type FieldHandlers } from './clue-field.tsx';
import { ClueKeys } from './clue-keys.tsx';
import { entryLayout } from './entry-layout.ts';
import { lineBeside } from './field-keys.ts';
import { GivenEditor } from './given-editor.tsx';
import { GridPicture } from './grid-picture.tsx';
import { useEntryRoom } from './use-entry-room.ts';

interface ClueBoardProps extends Pick<FieldHandlers, 'onText' | 'onPaste' | 'onStep'> {
  readonly draft: TypedDraft;
  readonly checks: Checks;
  readonly grid?: Grid | undefined;
  readonly gridName: string;
  readonly differing?: readonly number[];
  /** Lines that contradict each other. */
  readonly contradictory: readonly number[];
  /** Lines with numbers that were read of a photo and are doubtful. */
  readonly doubtful: readonly number[];
  /** Called with a doubtful line when the focus goes from it to another line. */
  readonly onLooked: (line: number) => void;
  /** The line of the correction that is tried out. */
  readonly corrected?: number | undefined;
  readonly readOnly: boolean;
  /** Called with a stroke of given cells that has ended; undefined while none are set. */
  readonly onGiven?: ((stroke: GivenStroke) => void) | undefined;
}

export function ClueBoard(props: ClueBoardProps) {
  const { draft, checks, grid, differing, contradictory, readOnly, onGiven } = props;
  const { width, height, palette } = draft;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const room = useEntryRoom(scroller);
  const [current, setCurrent] = useState<number>();
  const [stroke, setStroke] = useState<GivenStroke>();
  const given = useMemo(
    () => (stroke ? gridOfGiven(afterGivenStroke(draft, stroke)) : checks.draft.given),
    [stroke, draft, checks],
  );
  const onMove = useCallback(
    (line: number, step: 1 | -1) => {
      const next = lineBeside(line, step, { width, height });
      if (next !== undefined) focusLine(board.current, next);
    },
    [width, height],
  );
  const fieldOf = (line: number) => <LineField key={line} {...props} line={line} onMove={onMove} />;
  return (
    <div ref={scroller} className={styles.scroll} style={sizesOf(draft, room)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers */}
      <div
        ref={board}
        className={styles.board}
        role="group"
        aria-label={text('enter.clues')}
        onFocus={({ target }) => setCurrent(lineOf(target))}
        onBlur={({ target, relatedTarget }) => {
          setCurrent(undefined);
          const left = lineOf(target);
          const isOn = relatedTarget instanceof Element && lineOf(relatedTarget) !== undefined;
          if (left !== undefined && isOn && props.doubtful.includes(left)) props.onLooked(left);
        }}
      >
        <div className={styles.corner}>
          <ClueKeys disabled={current === undefined || readOnly} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={styles.columns} role="group" aria-label={text('enter.columns.clues')}>
          {draft.columns.slice(0, width).map((_, i) => fieldOf(lineOfColumn(i, height)))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={styles.rows} role="group" aria-label={text('enter.rows.clues')}>
          {draft.rows.slice(0, height).map((_, i) => fieldOf(i))}
        </div>
        <GridPicture
          width={width}
          height={height}
          palette={palette}
          name={props.gridName}
          lines={contradictory}
          grid={grid}
          given={given}
          differing={differing}
          current={current}
        />
        {onGiven && (
          <GivenEditor {...{ draft, onGiven }} onStroke={setStroke} onStep={props.onStep} />
        )}
      </div>
      <ClueBubble
        board={board}
        line={current}
        note={current === undefined ? undefined : noteOf(text, props, current)}
      />
    </div>
  );
}

interface LineFieldProps extends ClueBoardProps, Pick<FieldHandlers, 'onMove'> {
  readonly line: number;
}

/**
 * Gives a field only the props of its own line, because each changed prop renders the field again.
 */
function LineField({ line, ...props }: LineFieldProps) {
  const { draft, readOnly } = props;
  const { onText, onMove, onPaste, onStep } = props;
  const text = useText();
  return (
    <ClueField
      {...{ line, readOnly, onText, onMove, onPaste, onStep }}
      state={stateOf(props, line)}
      problem={noteOf(text, props, line)}
      side={isRowLine(line, draft.height) ? 'row' : 'column'}
      index={indexOfLine(line, draft.height)}
      name={lineTitle(text, line, draft.height)}
      text={textOfLine(draft, line)}
      isColoured={!isMonochrome(draft.palette)}
    />
  );
}

/** A clue that cannot be right looks wrong, whatever else there is to say of it. */
function stateOf(
  { checks, contradictory, doubtful, corrected }: ClueBoardProps,
  line: number,
): 'contradictory' | 'corrected' | 'doubtful' | undefined {
  if (line === corrected) return 'corrected';
  if (contradictory.includes(line)) return 'contradictory';
  return doubtful.includes(line) && checks.lines[line].problem === undefined
    ? 'doubtful'
    : undefined;
}

/** Returns what is wrong or doubtful about a clue, in words, or undefined if nothing is. */
function noteOf(
  text: Text,
  {
    checks,
    contradictory,
    doubtful,
  }: Pick<ClueBoardProps, 'checks' | 'contradictory' | 'doubtful'>,
  line: number,
): string | undefined {
  const { problem } = checks.lines[line];
  if (problem !== undefined) return problemWords(text, problem);
  if (!contradictory.includes(line))
    return doubtful.includes(line) ? text('photo.line.doubtful') : undefined;
  return text('enter.contradiction.line', { given: hasGiven(checks) ? 'yes' : 'no' });
}

/** Puts the focus on the field of a line and selects its text. */
export function focusLine(within: ParentNode | null, line: number): void {
  const field = within?.querySelector<HTMLInputElement>(`[data-line="${line}"]`);
  field?.focus();
  field?.select();
}

function lineOf(element: Element): number | undefined {
  const line = element instanceof HTMLElement ? element.dataset.line : undefined;
  return line === undefined ? undefined : Number(line);
}

function sizesOf(draft: TypedDraft, room: Room): CSSProperties {
  const { cell, font, left, top } = entryLayout(draft, room);
  return {
    '--columns': draft.width,
    '--rows': draft.height,
    '--side': `${cell}px`,
    '--clue-size': `${font}px`,
    '--left': `${left}px`,
    '--top': `${top}px`,
  } as CSSProperties;
}
