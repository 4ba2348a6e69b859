// The start page of the library: what is new, mosaics, the ladder of techniques, and the packs.

import { useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { MosaicRow } from '../../mosaic-covers/mosaic-row.tsx';
import { LadderSection } from '../ladder/ladder-section.tsx';
import type { Rung } from '../ladder/rungs.ts';
import { useKeptPlace } from '../list/use-kept-place.ts';
import type { NamedEntry } from '../named-entry.ts';
import { type ListedPack, solvedIn } from './listed-pack.ts';
import { isOwnPack } from './pack-id.ts';
import { PackSection } from './pack-section.tsx';
import styles from './start-page.module.css';
import { SurpriseButton } from './surprise-button.tsx';
import { useNewPacks } from './use-new-packs.ts';

interface StartPageProps {
  readonly entries: readonly NamedEntry[];
  readonly packs: readonly ListedPack[];
  readonly rungs: readonly Rung[];
}

export function StartPage({ entries, packs, rungs }: StartPageProps) {
  const text = useText();
  const page = useRef<HTMLDivElement>(null);
  const fresh = useNewPacks(packs);
  useKeptPlace(page);
  const rest = packs.filter((pack) => !fresh.includes(pack));
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.bar}>
        <p>{text('library.start.count', { count: entries.length, solved: solvedIn(entries) })}</p>
        <SurpriseButton entries={entries.filter(({ own }) => own === undefined)} />
      </div>
      <PackSection title={text('library.pack.new')} packs={fresh} />
      <MosaicRow />
      <LadderSection rungs={rungs} />
      <PackSection title={text('library.packs')} packs={rest.filter(({ id }) => !isOwnPack(id))} />
      <PackSection title={text('library.yours')} packs={rest.filter(({ id }) => isOwnPack(id))} />
    </div>
  );
}
