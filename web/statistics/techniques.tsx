// The techniques that the solved puzzles need, and which of them the person has mastered.

import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TECHNIQUES } from '../../src/explain/model/step.ts';
import type { ShownTechnique } from '../../src/tasks/explaining/techniques.ts';
import { useLanguage, useText } from '../app/texts.ts';
import { quickWorker } from '../workers/task-workers.ts';
import styles from './statistics.module.css';
import type { TechniqueCount } from './statistics.ts';

/** How many puzzles have to be solved without help until a technique counts as mastered. */
const MASTERED = 3;

export function Techniques({ counts }: { readonly counts: readonly TechniqueCount[] }) {
  const text = useText();
  const known = useTechniques();
  const shown = known
    .toSorted((a, b) => a.tier - b.tier)
    .flatMap(({ technique, name }) => {
      const count = counts.find((each) => each.technique === technique);
      return count === undefined ? [] : [{ ...count, name }];
    });
  return (
    <section className={styles.card}>
      <h2>{text('statistics.techniques')}</h2>
      <p className={styles.soft}>{text('statistics.techniques.text', { count: MASTERED })}</p>
      {counts.length === 0 && <p>{text('statistics.techniques.none')}</p>}
      <ul className={styles.techniques}>
        {shown.map(({ technique, name, alone, met }) => (
          <li key={technique} data-mastered={alone >= MASTERED}>
            <Link href={`/help/${technique}`}>{name}</Link>
            <span className={styles.met}>
              {alone >= MASTERED && (
                <strong className={styles.mastered}>
                  <CircleCheck aria-hidden size={16} />
                  {text('statistics.mastered')}
                </strong>
              )}
              {text('statistics.techniques.count', { alone, met })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns nothing until the names are here; a failure is ignored, because the list is an extra. */
function useTechniques(): readonly ShownTechnique[] {
  const language = useLanguage();
  const [shown, setShown] = useState<readonly ShownTechnique[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    quickWorker
      .ask('techniques', { techniques: TECHNIQUES, language }, { signal: leaving.signal })
      .then((outcome) => outcome.ok && setShown(outcome.value))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [language]);
  return shown;
}
