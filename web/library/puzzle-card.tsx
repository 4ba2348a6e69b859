// A puzzle of the library: the whole card leads to the board, and a button beside the title shows
// details.

import {
  CircleCheck,
  Ellipsis,
  Lightbulb,
  type LucideIcon,
  Palette,
  WandSparkles,
} from 'lucide-react';
import { memo, useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import type { SolvedBy } from '../storage/solved-by.ts';
import { DifficultyLabel } from './difficulty.tsx';
import { type PlayedEntry, percentOf } from './entry.ts';
import { coloursText, sizeText, stateText } from './entry-text.ts';
import type { NamedEntry } from './named-entry.ts';
import styles from './puzzle-card.module.css';
import { Thumbnail } from './thumbnail.tsx';

interface PuzzleCardProps {
  readonly entry: NamedEntry;
  /** The progress of the rating from 0 to 1, while the puzzle is rated. */
  readonly rated: number | undefined;
  readonly onDetails: (entry: NamedEntry) => void;
  /** The address of the puzzle, unless it is the usual one. */
  readonly address?: string;
}

export const PuzzleCard = memo(function PuzzleCard({
  entry,
  rated,
  onDetails,
  address = addressOf('play', entry.id),
}: PuzzleCardProps) {
  const text = useText();
  const about = useId();
  // A name that is no title has the size in it.
  const isPlain = entry.title === undefined && entry.colours === 1;
  return (
    <li className={styles.card} data-id={entry.id} data-state={entry.state}>
      <span className={styles.picture}>
        <Thumbnail entry={entry} />
      </span>
      <span className={styles.head}>
        <Link href={address} className={styles.title ?? ''} aria-describedby={about}>
          {entry.name}
        </Link>
        <button
          type="button"
          className={styles.more}
          aria-label={text('library.details.open', { name: entry.name })}
          title={text('library.details')}
          onClick={() => onDetails(entry)}
        >
          <Ellipsis aria-hidden size={18} />
        </button>
      </span>
      <span id={about} className={styles.about}>
        <span className={isPlain ? 'visually-hidden' : styles.facts}>
          {entry.title !== undefined && <span>{sizeText(entry)}</span>}
          <span className={entry.colours === 1 ? 'visually-hidden' : styles.colours}>
            <Palette aria-hidden size={14} />
            {coloursText(entry, text)}
          </span>
        </span>
        <span className={styles.facts}>
          {rated === undefined ? (
            <DifficultyLabel entry={entry} />
          ) : (
            text('library.rating', { share: rated })
          )}
          <StateMark entry={entry} />
        </span>
      </span>
    </li>
  );
});

const SOLVED_ICONS: Readonly<Record<SolvedBy, LucideIcon>> = {
  me: CircleCheck,
  'me-with-help': Lightbulb,
  solver: WandSparkles,
};

export function StateMark({ entry }: { readonly entry: PlayedEntry }) {
  const text = useText();
  const { state, solvedBy, save } = entry;
  const words = stateText(entry, text);
  if (state === 'new') return <span className="visually-hidden">{words}</span>;
  if (solvedBy !== undefined) {
    const Icon = SOLVED_ICONS[solvedBy];
    return (
      <span className={styles.solved} data-by={solvedBy}>
        <Icon aria-hidden size={16} />
        {words}
      </span>
    );
  }
  return (
    <span className={styles.started}>
      <span className={styles.progress} aria-hidden>
        <span style={{ width: `${save ? percentOf(save) : 0}%` }} />
      </span>
      {words}
    </span>
  );
}
