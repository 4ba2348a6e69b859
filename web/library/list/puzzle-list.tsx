// The puzzles that were found, as a list of links.

import { X } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import type { NamedEntry } from './named-entry.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import styles from './puzzle-list.module.css';
import type { RatingNow } from './rating-now.ts';
import { useKeptPlace } from './use-kept-place.ts';

interface PuzzleListProps {
  readonly entries: readonly NamedEntry[];
  /** Number of all puzzles of the library. */
  readonly count: number;
  readonly rating: RatingNow | undefined;
  readonly onDetails: (entry: NamedEntry) => void;
  readonly onShowAll: () => void;
}

export function PuzzleList({ entries, count, rating, onDetails, onShowAll }: PuzzleListProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace(list);
  return (
    <>
      <p className={styles.count} role="status">
        {text('library.count', { shown: entries.length, count })}
      </p>
      {entries.length === 0 && (
        <Button icon={X} className={styles.all ?? ''} onClick={onShowAll}>
          {text('library.clear')}
        </Button>
      )}
      <ul ref={list} className={styles.list} aria-label={text('library.list')}>
        {entries.map((entry) => (
          <PuzzleCard
            key={entry.id}
            entry={entry}
            rated={rating?.id === entry.id ? rating.share : undefined}
            onDetails={onDetails}
          />
        ))}
      </ul>
    </>
  );
}
