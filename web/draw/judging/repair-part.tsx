// The offer of suggestions that make a drawing the only solution of its clues, or its puzzle easier
// or harder. One suggestion is shown at a time, and the board shows its changes.

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Change } from '../../../src/create/repair/change.ts';
import { placeOf } from '../../../src/puzzle/places.ts';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/texts.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import card from '../card.module.css';
import { type Picture, withCells } from '../drawing/picture.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { paintNames } from '../palette/colour-words.ts';
import { ComparedPictures } from './compared-pictures.tsx';
import styles from './repair-part.module.css';
import type { Judging } from './use-judgement.ts';
import type { Repairing } from './use-repair.ts';

interface RepairPartProps {
  readonly repairing: Repairing;
  readonly editor: DrawingEditor;
  readonly judging: Judging;
  /**
   * Called when the offer and the pressed button disappear. `cell` is the first changed cell, or
   * undefined if nothing was changed.
   */
  readonly onDone: (cell?: number) => void;
}

export function RepairPart(props: RepairPartProps) {
  const text = useText();
  const { suggestions, work, inVain, keepsSome, goal, failure } = props.repairing;
  return (
    <>
      <WorkBar work={work} />
      {failure !== undefined && <Notice kind="wrong">{failure}</Notice>}
      {inVain !== undefined && (
        <Notice>
          {goal === 'unique'
            ? text(`draw.repair.none.${inVain}`)
            : text(`draw.difficulty.none.${inVain}`)}
          {typeof goal === 'object' && ` ${text('draw.difficulty.none.advice')}`}
          {keepsSome && ` ${text('draw.repair.none.kept')}`}
        </Notice>
      )}
      {suggestions.length > 0 && <Offer {...props} />}
    </>
  );
}

/** The most changes that are put into words; the board shows all. */
const MANY = 20;

function Offer({ repairing, editor, judging, onDone }: RepairPartProps) {
  const text = useText();
  const { picture } = editor;
  const suggestion = repairing.suggestions[repairing.shown];
  const { changes, isMinimal } = suggestion;
  const wordsOf = useChangeWords(picture);
  const many = repairing.goal === 'unique' ? 'draw.repair.many' : 'draw.difficulty.many';
  return (
    <div className={styles.offer} data-testid="offer">
      <Pager {...{ repairing, wordsOf }} />
      <ComparedPictures {...{ picture, suggestion }} judgement={judging.judgement} />
      {changes.length > MANY && <p>{text(many, { count: changes.length })}</p>}
      {!isMinimal && <p>{text('draw.repair.surplus')}</p>}
      <ul className={styles.changes}>
        {changes.slice(0, MANY).map((change) => (
          <li key={change.cell}>{wordsOf(change)}</li>
        ))}
      </ul>
      <Answers {...{ repairing, editor, judging, onDone }} />
    </div>
  );
}

type ChangeWords = (change: Change) => string;

function useChangeWords({ drawing, palette }: Picture): ChangeWords {
  const text = useText();
  const names = paintNames(text, palette);
  return ({ cell, from, to }) => {
    const { row, column } = placeOf(drawing, cell);
    const values = { row: row + 1, column: column + 1, from: names[from], to: names[to] };
    return text('draw.repair.change', values);
  };
}

interface PagerProps {
  readonly repairing: Repairing;
  readonly wordsOf: ChangeWords;
}

/** Says which suggestion is shown, and leads to the other suggestions. */
function Pager({ repairing: { suggestions, shown, show }, wordsOf }: PagerProps) {
  const text = useText();
  const turnTo = (index: number): void => {
    if (suggestions[index] === undefined) return;
    show(index);
    announce(suggestions[index].changes.slice(0, MANY).map(wordsOf).join(', '));
  };
  return (
    <div className={styles.offerHead}>
      <strong>{text('draw.repair.offer', { number: shown + 1, count: suggestions.length })}</strong>
      <span className={styles.pager}>
        <IconButton
          icon={ChevronLeft}
          label={text('draw.repair.previous')}
          aria-disabled={shown === 0}
          onClick={() => turnTo(shown - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={text('draw.repair.next')}
          aria-disabled={shown === suggestions.length - 1}
          onClick={() => turnTo(shown + 1)}
        />
      </span>
    </div>
  );
}

/** Offers to make the changes, or to drop the offer. */
function Answers({ repairing: { suggestions, shown, close }, editor, onDone }: RepairPartProps) {
  const text = useText();
  const { changes } = suggestions[shown];
  const take = (): void => {
    editor.change((own) =>
      changes.reduce((next, { cell, to }) => withCells(next, [cell], to), own),
    );
    announce(text('draw.repair.taken'));
    onDone(changes[0].cell);
  };
  const drop = (): void => {
    close();
    onDone();
  };
  return (
    <div className={card.row}>
      <Button kind="primary" onClick={take}>
        {text('draw.repair.take')}
      </Button>
      <Button onClick={drop}>{text('app.cancel')}</Button>
    </div>
  );
}
