// A sentence about a step; the name of the technique leads to its page. The name stands above a
// sentence that does not contain it.

import { Link } from 'wouter';
import type { Technique } from '../../../src/explain/model/step.ts';
import styles from './help.module.css';

interface StepWordsProps {
  readonly sentence: string;
  readonly technique: Technique;
  /** The name of the technique. */
  readonly name: string;
}

export function StepWords({ sentence, technique, name }: StepWordsProps) {
  const link = (
    <Link href={`/help/${technique}`} className={styles.technique ?? ''}>
      {name}
    </Link>
  );
  const at = sentence.indexOf(name);
  if (at < 0)
    return (
      <>
        <p className={styles.about}>{link}</p>
        <p className={styles.words}>{sentence}</p>
      </>
    );
  return (
    <p className={styles.words}>
      {sentence.slice(0, at)}
      {link}
      {sentence.slice(at + name.length)}
    </p>
  );
}
