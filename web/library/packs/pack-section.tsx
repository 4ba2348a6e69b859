// A heading with packs below it.

import { useId } from 'react';
import type { ListedPack } from './listed-pack.ts';
import { PackCard } from './pack-card.tsx';
import styles from './pack-section.module.css';

interface PackSectionProps {
  readonly title: string;
  readonly packs: readonly ListedPack[];
}

/** Shows nothing if there are no packs. */
export function PackSection({ title, packs }: PackSectionProps) {
  const id = useId();
  if (packs.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.packs}>
        {packs.map((pack) => (
          <PackCard key={pack.id} pack={pack} />
        ))}
      </ul>
    </section>
  );
}
