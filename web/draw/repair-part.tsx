// The changes that are offered to make a drawing the only solution, one at a time, with a look at each on the board.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Change } from '../../src/create/disambiguate.ts';
import { announce } from '../app/announcer.tsx';
import { useText } from '../app/words.tsx';
import { Button, IconButton } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import card from './card.module.css';
import { paintNames } from './colour-words.ts';
import { withCells } from './picture.ts';
import styles from './repair-part.module.css';
import { pointOf } from './stroke.ts';
import type { Repair } from './use-repair.ts';
import type { Studio } from './use-studio.ts';

export interface RepairPartProps {
  readonly repair: Repair;
  readonly studio: Studio;
  /** The offer is gone, and the button that was pressed with it; `cell` is one that was changed. */
  readonly onDone: (cell?: number) => void;
}

export function RepairPart(props: RepairPartProps) {
  const text = useText();
  const { suggestions, work, inVain, failure } = props.repair;
  return (
    <>
      <WorkBar work={work} />
      {failure !== undefined && <Notice kind="wrong">{failure}</Notice>}
      {inVain !== undefined && <Notice>{text(`draw.repair.none.${inVain}`)}</Notice>}
      {suggestions.length > 0 && <Offer {...props} />}
    </>
  );
}

function Offer({ repair, studio, onDone }: RepairPartProps) {
  const text = useText();
  const { suggestions, shown, show, close } = repair;
  const { drawing, palette } = studio.picture;
  const { changes } = suggestions[shown];
  const names = paintNames(text, palette);
  const wordsOf = ({ cell, from, to }: Change): string => {
    const { row, column } = pointOf(drawing, cell);
    const values = { row: row + 1, column: column + 1, from: names[from], to: names[to] };
    return text('draw.repair.change', values);
  };
  const turnTo = (index: number): void => {
    show(index);
    announce(suggestions[index].changes.map(wordsOf).join(', '));
  };
  const drop = (): void => {
    close();
    onDone();
  };
  const take = (): void => {
    studio.change((own) =>
      changes.reduce((next, { cell, to }) => withCells(next, [cell], to), own),
    );
    announce(text('draw.repair.taken'));
    onDone(changes[0].cell);
  };
  return (
    <div className={styles.offer} data-testid="offer">
      <div className={styles.offerHead}>
        <strong>
          {text('draw.repair.offer', { number: shown + 1, count: suggestions.length })}
        </strong>
        <span className={styles.pager}>
          <IconButton
            icon={ChevronLeft}
            label={text('draw.repair.previous')}
            disabled={shown === 0}
            onClick={() => turnTo(shown - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label={text('draw.repair.next')}
            disabled={shown === suggestions.length - 1}
            onClick={() => turnTo(shown + 1)}
          />
        </span>
      </div>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.cell}>{wordsOf(change)}</li>
        ))}
      </ul>
      <div className={card.row}>
        <Button kind="primary" onClick={take}>
          {text('draw.repair.take')}
        </Button>
        <Button onClick={drop}>{text('app.cancel')}</Button>
      </div>
    </div>
  );
}
