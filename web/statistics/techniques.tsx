// Shows how far the person has come with each technique: which they have mastered, which their
// puzzles need, and which help has shown them.

import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '../app/texts.ts';
import { useTechniques } from '../workers/use-techniques.ts';
import styles from './statistics.module.css';
import { isMastered, MASTERED, type TechniqueCount } from './technique-counts.ts';

export function Techniques({ counts }: { readonly counts: readonly TechniqueCount[] }) {
  const text = useText();
  const known = useTechniques();
  const listed = known
    .toSorted((a, b) => a.tier - b.tier)
    .flatMap(({ technique, name }) => {
      const count = counts.find((each) => each.technique === technique);
      return count === undefined ? [] : [{ count, name }];
    });
  return (
    <section className={styles.card}>
      <h2>{text('statistics.techniques')}</h2>
      {counts.length === 0 && <p>{text('statistics.techniques.none')}</p>}
      {counts.length > 0 && <TechniqueFigures counts={counts} />}
      <p className={styles.soft}>{text('statistics.techniques.text', { count: MASTERED })}</p>
      <ul className={styles.techniques}>
        {listed.map((each) => (
          <TechniqueRow key={each.count.technique} {...each} />
        ))}
      </ul>
    </section>
  );
}

function TechniqueFigures({ counts }: { readonly counts: readonly TechniqueCount[] }) {
  const text = useText();
  const figures = [
    ['mastered', counts.filter(isMastered).length],
    ['used', counts.filter(({ met }) => met > 0).length],
    ['shown', counts.filter(({ shown }) => shown > 0).length],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{text(`statistics.techniques.${key}`)}</dt>
          <dd>{text('statistics.number', { value })}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TechniqueRowProps {
  readonly count: TechniqueCount;
  readonly name: string;
}

function TechniqueRow({ count, name }: TechniqueRowProps) {
  const text = useText();
  const { technique, alone, met, shown } = count;
  return (
    <li>
      <Link href={`/help/${technique}`}>{name}</Link>
      {isMastered(count) ? (
        <strong className={styles.mastered}>
          <CircleCheck aria-hidden size={16} />
          {text('statistics.mastered')}
        </strong>
      ) : (
        <span className={styles.toward}>
          <span className={styles.pips} aria-hidden>
            {Array.from({ length: MASTERED }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pips never change their places
              <span key={i} data-on={i < alone} />
            ))}
          </span>
          {text('statistics.techniques.toward', { alone, count: MASTERED })}
        </span>
      )}
      <span className={styles.where}>{text('statistics.techniques.where', { met, shown })}</span>
    </li>
  );
}
