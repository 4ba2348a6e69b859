// A pack of the library: the whole card leads to its puzzles.

import type { CSSProperties } from 'react';
import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { sizeText } from '../entry-text.ts';
import { type ListedPack, smallestAndLargest, solvedIn } from './listed-pack.ts';
import styles from './pack-card.module.css';
import { packCover } from './pack-covers.ts';
import { PackProgress } from './pack-progress.tsx';

export function PackCard({ pack }: { readonly pack: ListedPack }) {
  const text = useText();
  const about = useId();
  const { id, title, entries } = pack;
  const { icon: Icon, hue } = packCover(id);
  const [from, to] = smallestAndLargest(entries).map(sizeText);
  return (
    <li className={styles.card} data-id={id}>
      <span className={styles.cover} style={{ '--hue': hue } as CSSProperties} aria-hidden>
        <Icon size={40} strokeWidth={1.75} />
      </span>
      <Link href={`/library/${id}`} className={styles.title ?? ''} aria-describedby={about}>
        {title}
      </Link>
      <span id={about} className={styles.about}>
        <span className={styles.facts}>
          <span>{text('library.pack.count', { count: entries.length })}</span>
          <span>{from === to ? from : text('library.pack.sizes', { from, to })}</span>
        </span>
        <PackProgress solved={solvedIn(entries)} count={entries.length} />
      </span>
    </li>
  );
}
