// The boards of an example, and a legend that explains their frames.

import { useMemo } from 'react';
import { isMonochrome } from '../../src/puzzle/palette.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { useText } from '../app/texts.ts';
import { Board } from '../board/board.tsx';
import { boardsOf, type ExampleBoard } from './boards-of-example.ts';
import styles from './example-boards.module.css';
import { LinePicture } from './line-picture.tsx';

export function ExampleBoards({ example }: { readonly example: ShownTechnique }) {
  const text = useText();
  const { puzzle } = example;
  const boards = useMemo(() => boardsOf(example), [example]);
  const cases = boards.filter(({ when }) => when === 'case');
  const labelOf = (board: ExampleBoard): string => {
    if (board.when !== 'case') return text(`help.technique.${board.when}`);
    if (cases.length === 1) return text('help.technique.case');
    return text('help.technique.case.nth', { nth: cases.indexOf(board) + 1 });
  };
  const isLine = puzzle.height === 1;
  return (
    <>
      <div className={styles.boards} data-lines={isLine || undefined}>
        {boards.map((board) => (
          <figure key={labelOf(board)} className={styles.board}>
            <figcaption>{labelOf(board)}</figcaption>
            {isLine ? (
              <LinePicture
                clue={puzzle.rows[0]}
                cells={board.cells}
                highlights={board.highlights}
                label={labelOf(board)}
              />
            ) : (
              <Board
                puzzle={puzzle}
                cells={board.cells}
                highlights={board.highlights}
                label={labelOf(board)}
                coordinates
                symbols={!isMonochrome(puzzle.palette)}
                fit="width"
                largest={36}
              />
            )}
          </figure>
        ))}
      </div>
      <Legend boards={boards} />
    </>
  );
}

function Legend({ boards }: { readonly boards: readonly ExampleBoard[] }) {
  const text = useText();
  const hasEvidence = boards.some(({ highlights }) => (highlights.evidence ?? []).length > 0);
  const hasCases = boards.some(({ when }) => when === 'case');
  return (
    <ul className={styles.legend} aria-label={text('help.technique.legend')}>
      {hasEvidence && <li data-look="evidence">{text('help.technique.evidence')}</li>}
      <li data-look="conclusion">{text('help.technique.conclusion')}</li>
      {hasCases && <li data-look="note">{text('help.technique.note')}</li>}
    </ul>
  );
}
