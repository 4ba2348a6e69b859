// The head of the page of a pack or the ladder: the way back, the progress, and the puzzle to go on
// with.

import { Play } from 'lucide-react';
import { Link } from 'wouter';
import buttons from '../../design/button.module.css';
import type { NamedEntry } from '../named-entry.ts';
import { AllPacksLink } from './all-packs-link.tsx';
import { solvedIn } from './listed-pack.ts';
import { nextInPack } from './next-in-pack.ts';
import styles from './pack-head.module.css';
import { PackProgress } from './pack-progress.tsx';

interface PackHeadProps {
  /** The puzzles in the order in which they are shown. */
  readonly entries: readonly NamedEntry[];
  /** Returns what a button says that opens this puzzle. */
  readonly nextText: (next: NamedEntry) => string;
  readonly addressOf: (id: string) => string;
}

export function PackHead({ entries, nextText, addressOf }: PackHeadProps) {
  const next = nextInPack(entries);
  return (
    <div className={styles.head}>
      <AllPacksLink />
      <div className={styles.progress}>
        <PackProgress solved={solvedIn(entries)} count={entries.length} />
      </div>
      {next && (
        <Link href={addressOf(next.id)} className={`${buttons.button} ${buttons.primary}`}>
          <Play aria-hidden size={20} />
          {nextText(next)}
        </Link>
      )}
    </div>
  );
}
