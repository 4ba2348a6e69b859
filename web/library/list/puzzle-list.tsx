// The puzzles that were found, as a list of links.

import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import type { NamedEntry } from '../named-entry.ts';
import { SurpriseButton } from '../packs/surprise-button.tsx';
import { PuzzleCard } from '../puzzle-card.tsx';
import type { RatingNow } from '../rating-now.ts';
import styles from './puzzle-list.module.css';
import { useKeptPlace } from './use-kept-place.ts';
import { usePortions } from './use-portions.ts';

interface PuzzleListProps {
  readonly entries: readonly NamedEntry[];
  /** Number of all puzzles among which these were found. */
  readonly count: number;
  /** The text between the number of puzzles and their list. */
  readonly note: ReactNode;
  readonly rating: RatingNow | undefined;
  readonly onDetails: (entry: NamedEntry) => void;
  /** The name of the button that removes all filters. */
  readonly all: string;
  readonly onShowAll: () => void;
}

export function PuzzleList(props: PuzzleListProps) {
  const { entries, count, note, rating, onDetails, all, onShowAll } = props;
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const { most, showMore } = usePortions(end);
  useKeptPlace(list);
  const pressed = useFocusOnNext(list, most);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {text('library.count', { shown: entries.length, count })}
        </p>
        {entries.length > 1 && <SurpriseButton entries={entries} />}
      </div>
      {note}
      {entries.length === 0 && (
        <Button icon={X} className={styles.all ?? ''} onClick={onShowAll}>
          {all}
        </Button>
      )}
      <ul ref={list} className={styles.list} aria-label={text('library.list')}>
        {entries.slice(0, most).map((entry) => (
          <PuzzleCard
            key={entry.id}
            entry={entry}
            rated={rating?.id === entry.id ? rating.share : undefined}
            onDetails={onDetails}
          />
        ))}
      </ul>
      {entries.length > most && (
        <Button
          ref={end}
          icon={ChevronDown}
          className={styles.all ?? ''}
          onClick={() => {
            pressed(most);
            showMore();
          }}
        >
          {text('library.show-more', { left: entries.length - most })}
        </Button>
      )}
    </>
  );
}

/**
 * Returns a function for the press of the button below the list, which takes how many cards there
 * were: the focus moves on to the first new one, because the button moves away or disappears.
 */
function useFocusOnNext(
  list: { readonly current: HTMLElement | null },
  most: number,
): (shown: number) => void {
  const next = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits until more cards are shown.
  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.children[next.current]?.querySelector('a')?.focus();
    next.current = undefined;
  }, [list, most]);
  return (shown) => {
    next.current = shown;
  };
}
