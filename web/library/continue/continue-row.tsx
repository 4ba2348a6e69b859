// Up to four puzzles that were begun and not finished, the most recently played first: of the
// library, of the day, and tiles of mosaics. One press opens the game.

import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import type { SavedGame } from '../../storage/saved-game.ts';
import { inProgress } from '../filter-and-sort.ts';
import type { NamedEntry } from '../named-entry.ts';
import { StateMark } from '../puzzle-card.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './continue-row.module.css';
import { type BegunGame, useBegunGames } from './use-begun-games.ts';

const MOST = 4;

interface ContinueRowProps {
  readonly entries: readonly NamedEntry[];
  /** Begun games of puzzles that are not among the entries. */
  readonly apart: readonly SavedGame[];
}

export function ContinueRow({ entries, apart }: ContinueRowProps) {
  const text = useText();
  const id = useId();
  const games = useBegunGames(apart, MOST);
  const started = inProgress<BegunGame>([...entries, ...games], MOST);
  if (started.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{text('library.continue')}</h2>
      <ul className={styles.row}>
        {started.map((entry) => (
          <li key={entry.id}>
            <Link href={addressOf('play', entry.id)} className={styles.link ?? ''}>
              <span className={styles.picture}>
                <Thumbnail entry={entry} />
              </span>
              <span className={styles.text}>
                <span className={styles.title}>{entry.name}</span>
                <StateMark entry={entry} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
