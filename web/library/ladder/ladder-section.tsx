// The ladder of techniques on the start page: how far the person is, and the way to it.

import { Footprints } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import buttons from '../../design/button.module.css';
import { solvedIn } from '../packs/listed-pack.ts';
import { PackProgress } from '../packs/pack-progress.tsx';
import styles from './ladder-section.module.css';
import type { Rung } from './rungs.ts';

/** Shows nothing if there is no ladder. */
export function LadderSection({ rungs }: { readonly rungs: readonly Rung[] }) {
  const text = useText();
  const id = useId();
  if (rungs.length === 0) return null;
  const entries = rungs.flatMap((rung) => rung.entries);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{text('library.ladder')}</h2>
      <p className={styles.about}>{text('library.ladder.about')}</p>
      <PackProgress solved={solvedIn(entries)} count={entries.length} />
      <Link href="/library/ladder" className={buttons.button ?? ''}>
        <Footprints aria-hidden size={20} />
        {text('library.ladder.open')}
      </Link>
    </section>
  );
}
