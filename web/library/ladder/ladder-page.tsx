// The techniques from the easiest to the hardest, each with puzzles that need it.

import { useId } from 'react';
import { Link } from 'wouter';
import type { Technique } from '../../../src/explain/model/step.ts';
import { useText } from '../../app/texts.ts';
import { ladderAddress } from '../../puzzle-store/packs/ladder-address.ts';
import { useTechniques } from '../../workers/use-techniques.ts';
import type { NamedEntry } from '../named-entry.ts';
import { AllPacksLink } from '../packs/all-packs-link.tsx';
import { solvedIn } from '../packs/listed-pack.ts';
import { PuzzleCard } from '../puzzle-card.tsx';
import styles from './ladder-page.module.css';
import type { Rung } from './rungs.ts';

interface LadderPageProps {
  readonly rungs: readonly Rung[];
  readonly onDetails: (entry: NamedEntry) => void;
}

export function LadderPage({ rungs, onDetails }: LadderPageProps) {
  const text = useText();
  const names = useTechniqueNames();
  return (
    <>
      <AllPacksLink />
      <p className={styles.about}>{text('library.ladder.about')}</p>
      <ol className={styles.rungs}>
        {rungs.map((rung) => (
          <li key={rung.technique}>
            <RungSection rung={rung} name={names(rung.technique)} onDetails={onDetails} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The names come from a worker; an id stands for a name until then, which is nearly the same. */
function useTechniqueNames(): (technique: Technique) => string {
  const shown = useTechniques();
  return (technique) => shown.find((each) => each.technique === technique)?.name ?? technique;
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
    <section className={styles.rung} aria-labelledby={id}>
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
