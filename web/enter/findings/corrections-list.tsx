// The corrections, each of which changes one number and makes contradictory clues solvable. A
// person can try a correction out and accept it.

import { Check, Eye } from 'lucide-react';
import type { Correction } from '../../../src/explain/index.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { correctionWords } from '../draft/clue-words.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import styles from '../enter.module.css';
import type { ContradictionFinding, TriedCorrection } from './finding.ts';

interface CorrectionsListProps {
  readonly draft: TypedDraft;
  readonly finding: ContradictionFinding;
  readonly tried: TriedCorrection | undefined;
  readonly onTry: (correction: Correction) => void;
  readonly onAccept: (correction: Correction) => void;
}

export function CorrectionsList({ draft, finding, tried, onTry, onAccept }: CorrectionsListProps) {
  const text = useText();
  const { corrections } = finding;
  if (corrections === undefined || corrections.corrections.length === 0) return null;
  const { height, palette } = draft;
  return (
    <>
      <ul className={styles.corrections} data-testid="corrections">
        {corrections.corrections.map((correction) => {
          const words = correctionWords(text, correction, height, palette);
          const key = [correction.line, correction.block, correction.kind, correction.to].join();
          return (
            <li key={key} className={styles.correction}>
              <div className={styles.correctionWords}>
                {words}
                <span className={styles.soft}>{text(`enter.after.${correction.verdict}`)}</span>
              </div>
              <Button
                icon={Eye}
                aria-pressed={tried?.correction === correction}
                aria-label={text('enter.try.name', { words })}
                onClick={() => onTry(correction)}
              >
                {text('enter.try')}
              </Button>
              <Button
                icon={Check}
                kind="primary"
                aria-label={text('enter.accept.name', { words })}
                onClick={() => onAccept(correction)}
              >
                {text('enter.accept')}
              </Button>
            </li>
          );
        })}
      </ul>
      {!corrections.complete && <p className={styles.soft}>{text('enter.corrections.cut')}</p>}
    </>
  );
}
