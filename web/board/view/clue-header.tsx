// The clue of one line, with an element for each number. A change of another line does not render
// the clue again.

import { TriangleAlert } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import { clueOfLine } from '../../../src/puzzle/puzzle.ts';
import { blockLabel, labelWithoutBlocks } from '../../../src/vector/clue-label.ts';
import { useText } from '../../app/texts.ts';
import styles from '../clues.module.css';
import { headerName, type NamedLine } from './spoken-names.ts';

export interface ClueHeaderProps extends NamedLine {
  readonly isColoured: boolean;
  readonly isPointed: boolean;
  /** The highlighted blocks, numbered from 0, as text with spaces between them. */
  readonly blocks: string;
  /** The struck blocks, in the same form. */
  readonly struck: string;
  readonly hasCoordinate: boolean;
}

export const ClueHeader = memo(function ClueHeader(props: ClueHeaderProps) {
  const { puzzle, line, state, isPointed, hasCoordinate } = props;
  const text = useText();
  const isRow = isRowLine(line, puzzle.height);
  const index = indexOfLine(line, puzzle.height);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have aria-colindex.
    <div
      tabIndex={-1}
      role={isRow ? 'rowheader' : 'columnheader'}
      aria-colindex={isRow ? 1 : index + 2}
      aria-label={headerName(text, props)}
      className={isRow ? styles.rowHeader : styles.columnHeader}
      data-line={line}
      data-broken={state?.fits === false || undefined}
      data-pointed={isPointed || undefined}
    >
      {hasCoordinate && <span className={styles.coordinate}>{index + 1}</span>}
      {state?.fits === false && <TriangleAlert aria-hidden className={styles.sign} size={12} />}
      <div className={styles.clue}>
        <div className={styles.numbers}>
          <Numbers {...props} />
        </div>
      </div>
    </div>
  );
});

function Numbers({ puzzle, line, state, isColoured, blocks, struck }: ClueHeaderProps) {
  const clue = clueOfLine(puzzle, line);
  const [pointed, crossed] = [blocks.split(' '), struck.split(' ')];
  if (!clue?.length) {
    return (
      <span
        className={styles.number}
        data-certain={(clue !== null && state?.open === 0) || undefined}
      >
        {labelWithoutBlocks(clue)}
      </span>
    );
  }
  return clue.map((clueBlock, block) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its index.
      key={block}
      className={isColoured ? `${styles.number} ${styles.chip}` : styles.number}
      style={isColoured ? chipStyle(clueBlock.colour) : undefined}
      data-certain={state?.certain[block] || undefined}
      data-block={block}
      data-struck={crossed.includes(String(block)) || undefined}
      data-pointed={pointed.includes(String(block)) || undefined}
    >
      {blockLabel(clueBlock)}
    </span>
  ));
}

function chipStyle(colour: number): CSSProperties {
  return {
    '--paint': `var(--colour-${colour})`,
    '--on-paint': `var(--ink-${colour})`,
    '--pattern': `var(--pattern-${colour})`,
  } as CSSProperties;
}
