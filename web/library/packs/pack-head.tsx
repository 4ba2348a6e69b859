// The head of the page of a pack: the way back, the progress, and the puzzle to go on with.

import { Play } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import buttons from '../../design/button.module.css';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import type { NamedEntry } from '../named-entry.ts';
import { AllPacksLink } from './all-packs-link.tsx';
import { solvedIn } from './listed-pack.ts';
import { nextInPack } from './next-in-pack.ts';
import styles from './pack-head.module.css';
import { PackProgress } from './pack-progress.tsx';

/** `entries` are the puzzles of the pack in the order in which they are shown. */
export function PackHead({ entries }: { readonly entries: readonly NamedEntry[] }) {
  const text = useText();
  const next = nextInPack(entries);
  return (
    <div className={styles.head}>
      <AllPacksLink />
      <div className={styles.progress}>
        <PackProgress solved={solvedIn(entries)} count={entries.length} />
      </div>
      {next && (
        <Link href={addressOf('play', next.id)} className={`${buttons.button} ${buttons.primary}`}>
          <Play aria-hidden size={20} />
          {text('library.pack.next', { name: next.name })}
        </Link>
      )}
    </div>
  );
}
