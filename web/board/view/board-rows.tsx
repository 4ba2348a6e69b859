// The elements of a board: a row with the clues of the columns, then rows that begin with their
// clue. React makes the elements of the cells; cell-painter.ts draws what the cells show.

import { memo } from 'react';
import { isBlackAndWhite } from '../../../src/puzzle/palette.ts';
import { lineOfColumn } from '../../../src/puzzle/places.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import styles from '../board.module.css';
import type { LineState } from '../state/line-states.ts';
import type { BlockPlace } from '../state/strikes.ts';
import { ClueHeader, type ClueHeaderProps } from './clue-header.tsx';
import type { Highlights } from './highlights.ts';

interface BoardRowsProps {
  readonly puzzle: Puzzle;
  readonly lines: readonly LineState[] | undefined;
  readonly colours: readonly string[];
  readonly highlights: Highlights | undefined;
  readonly struck: readonly BlockPlace[] | undefined;
  readonly coordinates: boolean;
}

export const BoardRows = memo(function BoardRows(props: BoardRowsProps) {
  const { puzzle } = props;
  const text = useText();
  return (
    <>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the tab stop of a grid is in its cells. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot scroll under two clue bars. */}
      <div role="row" aria-rowindex={1} className={styles.head}>
        <div className={styles.corner} aria-hidden>
          <span>{text('board.size', { width: puzzle.width, height: puzzle.height })}</span>
        </div>
        {puzzle.columns.map((_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
          <ClueHeader key={column} {...headerProps(props, lineOfColumn(column, puzzle.height))} />
        ))}
      </div>
      {puzzle.rows.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index.
        <Row key={row} {...headerProps(props, row)} />
      ))}
    </>
  );
});

/** A row of the board, which renders again only when the properties of its clue change. */
const Row = memo(function Row(header: ClueHeaderProps) {
  const { line, puzzle } = header;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tab stop of a grid is in its cells.
    // biome-ignore lint/a11y/useSemanticElements: a table cannot scroll under two clue bars.
    <div role="row" aria-rowindex={line + 2} className={styles.row}>
      <ClueHeader {...header} />
      <div role="presentation" className={styles.cells}>
        <Cells width={puzzle.width} />
      </div>
    </div>
  );
});

function headerProps(
  { puzzle, lines, colours, highlights, struck, coordinates }: BoardRowsProps,
  line: number,
): ClueHeaderProps {
  return {
    puzzle,
    line,
    state: lines?.[line],
    colours,
    isColoured: !isBlackAndWhite(puzzle.palette),
    isPointed: highlights?.lines?.includes(line) === true,
    // The blocks are passed as text, because equal texts compare as the same and equal lists do
    // not.
    blocks: blocksIn(highlights?.blocks, line),
    struck: blocksIn(struck, line),
    hasCoordinate: coordinates,
  };
}

function blocksIn(places: readonly BlockPlace[] | undefined, line: number): string {
  const own = places?.filter((place) => place.line === line) ?? [];
  return own.map(({ block }) => block).join(' ');
}

const Cells = memo(function Cells({ width }: { readonly width: number }) {
  return Array.from({ length: width }, (_, column) => (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot scroll under two clue bars.
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index.
      key={column}
      role="gridcell"
      aria-colindex={column + 2}
      tabIndex={-1}
      className={styles.cell}
    />
  ));
});
