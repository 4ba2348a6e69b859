// Chooses the puzzles of a book among those that the library shows: all are ticked at first, and
// the list is folded away, because most books have all of them. It may be long, so it is not made
// before it is unfolded.

import { memo, useState } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { TickList } from '../../design/tick-list.tsx';
import { difficultyText, sizeText } from '../entry-text.ts';
import type { NamedEntry } from '../named-entry.ts';
import styles from './book-dialog.module.css';

interface PuzzleTicksProps {
  readonly entries: readonly NamedEntry[];
  /** The ids of the puzzles that are not in the book. */
  readonly leftOut: ReadonlySet<string>;
  readonly onChange: (leftOut: ReadonlySet<string>) => void;
}

/** Is not drawn again while the fields below change, because the list may be long. */
export const PuzzleTicks = memo(function PuzzleTicks(props: PuzzleTicksProps) {
  const { entries, leftOut, onChange } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const chosen = entries.filter(({ id }) => !leftOut.has(id)).length;
  const offers = (isOpen ? entries : []).map((entry) => {
    const size = entry.title === undefined ? [] : [sizeText(entry)];
    const detail = [...size, difficultyText(entry, text)].join(' · ');
    return { id: entry.id, name: entry.name, detail };
  });
  return (
    <details className={styles.ticks} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('book.choose')}</summary>
      <fieldset>
        <legend className="visually-hidden">{text('library.list')}</legend>
        <div className={styles.ways}>
          <Button onClick={() => onChange(new Set())}>{text('book.choose.all')}</Button>
          <Button onClick={() => onChange(new Set(entries.map(({ id }) => id)))}>
            {text('book.choose.none')}
          </Button>
          <span role="status">{text('book.chosen', { chosen, count: entries.length })}</span>
        </div>
        <TickList
          entries={offers}
          isTicked={(id) => !leftOut.has(id)}
          onToggle={(id) => onChange(toggled(leftOut, id))}
        />
      </fieldset>
    </details>
  );
});

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...ids].filter((each) => each !== id);
  return new Set(ids.has(id) ? others : [...others, id]);
}
