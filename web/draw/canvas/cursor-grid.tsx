// The drawing for screen readers: a grid that contains only the cell under the cursor, the clue of
// its row and the clue of its column. The canvas shows the drawing; this grid takes the keyboard
// focus.

import { type KeyboardEvent, type Ref, useId } from 'react';
import type { Drawing } from '../../../src/create/drawing.ts';
import { UNIQUE_LABELS } from '../../../src/explain/rate/label.ts';
import { columnOf, rowOf } from '../../../src/puzzle/places.ts';
import { type Text, useText } from '../../app/texts.ts';
import { clueWords } from '../../board/view/spoken-clues.ts';
import type { Clues } from '../drawing/clues.ts';
import { isGivenIn, type Picture } from '../drawing/picture.ts';
import { paintNames } from '../palette/colour-words.ts';
import { type CellBox, isInBox } from '../selection/cell-box.ts';

interface CursorGridProps {
  readonly picture: Picture;
  readonly clues: Clues;
  readonly cursor: number;
  readonly differing: readonly number[];
  /** The selected cells; undefined if none are. */
  readonly selected: CellBox | undefined;
  readonly kept: Drawing | undefined;
  readonly tiers: readonly number[] | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  /** `isVisible` tells whether the grid matches :focus-visible. If so, the cursor is shown. */
  readonly onFocus: (isVisible: boolean) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

export function CursorGrid(props: CursorGridProps) {
  const { picture, clues, cursor, differing, kept, tiers, selected, ref } = props;
  const text = useText();
  /** Screen readers speak when aria-activedescendant changes, so each cell has its own id. */
  const id = `${useId()}-${cursor}`;
  const { width, height, cells } = picture.drawing;
  const [row, column] = [rowOf(cursor, width), columnOf(cursor, width)];
  const names = paintNames(text, picture.palette);
  const colour = names[cells[cursor]];
  const own = isGivenIn(picture, cursor) ? text('draw.cell.given', { colour }) : colour;
  const open = differing.includes(cursor) ? text('draw.cell.ambiguous', { colour: own }) : own;
  const hard = withLabel(text, open, tiers?.[cursor] ?? 0);
  const state = kept?.cells[cursor] ? text('draw.cell.kept', { colour: hard }) : hard;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table has no cursor.
    <div
      ref={ref}
      role="grid"
      tabIndex={0}
      className="visually-hidden"
      aria-label={text('draw.grid', { width, height })}
      aria-rowcount={height + 1}
      aria-colcount={width + 1}
      aria-activedescendant={id}
      onKeyDown={props.onKeyDown}
      onKeyUp={props.onKeyUp}
      onFocus={({ currentTarget }) => props.onFocus(currentTarget.matches(':focus-visible'))}
      onBlur={props.onBlur}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no cursor. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus. */}
      <div role="row" aria-rowindex={1}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table has no cursor. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus. */}
        <div role="columnheader" aria-colindex={column + 2}>
          {text('board.column', {
            line: column + 1,
            clue: clueWords(text, clues.columns[column], names),
          })}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table has no cursor. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus. */}
      <div role="row" aria-rowindex={row + 2}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table has no cursor. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus. */}
        <div role="rowheader" aria-colindex={1}>
          {text('board.row', { line: row + 1, clue: clueWords(text, clues.rows[row], names) })}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table has no cursor. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus. */}
        <div
          key={cursor}
          role="gridcell"
          aria-colindex={column + 2}
          aria-selected={selected && isInBox(selected, { row, column })}
          id={id}
        >
          {text('board.cell', { row: row + 1, column: column + 1, state })}
        </div>
      </div>
    </div>
  );
}

/** Adds how hard the cell is, as the dots of the map show it. */
function withLabel(text: Text, colour: string, tier: number): string {
  if (tier < 2) return colour;
  const label = text(`library.difficulty.${UNIQUE_LABELS[tier - 1]}`);
  return text('draw.cell.hard', { colour, label });
}
