// A compact list of the tiers of the ladder, with links that lead down to them.

import { useText } from '../../app/texts.ts';
import { solvedIn } from '../packs/listed-pack.ts';
import type { LadderTier } from './ladder-tiers.ts';
import { rungAnchor } from './rungs.ts';
import styles from './tier-jumps.module.css';

/** Shows nothing until the tiers are known. */
export function TierJumps({ tiers }: { readonly tiers: readonly LadderTier[] }) {
  const text = useText();
  if (tiers.length === 0) return null;
  return (
    <nav className={styles.jumps} aria-label={text('library.ladder.tiers')}>
      {tiers.map(({ name, first, entries }) => (
        <a key={name} href={`#${rungAnchor(first)}`} className={styles.jump}>
          {name}{' '}
          <span className={styles.solved}>
            {text('library.ladder.solved', { solved: solvedIn(entries), count: entries.length })}
          </span>
        </a>
      ))}
    </nav>
  );
}
