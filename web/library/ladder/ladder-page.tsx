// The techniques from the easiest to the hardest, each with puzzles that need it. At the top are
// the puzzle to go on with and jumps to the tiers.

import { useId, useMemo } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { ladderAddress } from '../../puzzle-store/packs/ladder-address.ts';
import { techniqueName, useTechniques } from '../../workers/use-techniques.ts';
import type { NamedEntry } from '../named-entry.ts';
import { solvedIn } from '../packs/listed-pack.ts';
import { PackHead } from '../packs/pack-head.tsx';
import { PuzzleCard } from '../puzzle-card.tsx';
import styles from './ladder-page.module.css';
import { ladderTiers } from './ladder-tiers.ts';
import { type Rung, rungAnchor } from './rungs.ts';
import { TierJumps } from './tier-jumps.tsx';

interface LadderPageProps {
  readonly rungs: readonly Rung[];
  readonly onDetails: (entry: NamedEntry) => void;
}

export function LadderPage({ rungs, onDetails }: LadderPageProps) {
  const text = useText();
  const techniques = useTechniques();
  const tiers = useMemo(() => ladderTiers(rungs, techniques), [rungs, techniques]);
  return (
    <>
      <PackHead
        entries={rungs.flatMap(({ entries }) => entries)}
        nextText={(next) => {
          const rung = rungs.find(({ entries }) => entries.includes(next));
          return text('library.ladder.next', {
            technique: rung === undefined ? '' : techniqueName(techniques, rung.technique),
          });
        }}
        addressOf={ladderAddress}
      />
      <p className={styles.about}>{text('library.ladder.about')}</p>
      <TierJumps tiers={tiers} />
      <ol className={styles.rungs}>
        {rungs.map((rung) => (
          <li key={rung.technique}>
            <RungSection
              rung={rung}
              name={techniqueName(techniques, rung.technique)}
              onDetails={onDetails}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface RungSectionProps extends Pick<LadderPageProps, 'onDetails'> {
  readonly rung: Rung;
  readonly name: string;
}

function RungSection({ rung, name, onDetails }: RungSectionProps) {
  const text = useText();
  const id = useId();
  const { technique, entries } = rung;
  return (
    <section id={rungAnchor(rung)} className={styles.rung} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{name}</h2>
        <Link href={`/help/${technique}`}>{text('library.ladder.help', { name })}</Link>
        <span className={styles.solved}>
          {text('library.pack.solved', { solved: solvedIn(entries), count: entries.length })}
        </span>
      </div>
      <ul className={styles.puzzles}>
        {entries.map((entry) => (
          <PuzzleCard
            key={entry.id}
            entry={entry}
            rated={undefined}
            onDetails={onDetails}
            address={ladderAddress(entry.id)}
          />
        ))}
      </ul>
    </section>
  );
}
