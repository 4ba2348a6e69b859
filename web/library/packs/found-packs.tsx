// The packs that a search finds by their titles and themes, as links in a row above the puzzles.

import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import styles from './found-packs.module.css';
import { type ListedPack, solvedIn } from './listed-pack.ts';
import { packCover } from './pack-covers.ts';

/** Shows nothing if no pack is found. */
export function FoundPacks({ packs }: { readonly packs: readonly ListedPack[] }) {
  const text = useText();
  const id = useId();
  if (packs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{text('library.packs')}</h2>
      <ul className={styles.row}>
        {packs.map((pack) => (
          <li key={pack.id}>
            <FoundPack pack={pack} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundPack({ pack: { id, title, entries } }: { readonly pack: ListedPack }) {
  const text = useText();
  const { icon: Icon } = packCover(id);
  return (
    <Link href={`/library/${id}`} className={styles.pack ?? ''}>
      <Icon aria-hidden size={20} />
      <span className={styles.title}>{title}</span>{' '}
      <span className={styles.solved}>
        {text('library.pack.solved', { solved: solvedIn(entries), count: entries.length })}
      </span>
    </Link>
  );
}
