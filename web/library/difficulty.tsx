// The difficulty of a puzzle, as bars before the word: one of six is filled for trivial, all six
// for extreme.

import { LABELS } from '../../src/explain/rate/label.ts';
import { useText } from '../app/texts.ts';
import type { Difficulty } from '../storage/records.ts';
import styles from './difficulty.module.css';
import type { Entry } from './entry.ts';
import { difficultyText } from './entry-text.ts';

/** The labels that have an order. */
const STEPS: readonly (Difficulty | undefined)[] = LABELS.filter((label) => label !== 'ambiguous');

export function DifficultyLabel({ entry }: { readonly entry: Entry }) {
  const text = useText();
  const step = STEPS.indexOf(entry.difficulty);
  return (
    <span className={styles.difficulty}>
      {step >= 0 && (
        <span className={styles.bars} aria-hidden>
          {STEPS.map((label, index) => (
            <span key={label} className={index <= step ? styles.on : styles.off} />
          ))}
        </span>
      )}
      {difficultyText(entry, text)}
    </span>
  );
}
