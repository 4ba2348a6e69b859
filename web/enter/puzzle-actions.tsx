// The buttons for the puzzle that is entered. If its clues contradict each other, Solve and Check
// show the contradiction.

import { BadgeCheck, Lightbulb, Play, Save, SearchX } from 'lucide-react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import type { LibraryPuzzle } from '../puzzle-store/library-puzzles.ts';
import { type Checks, differing } from './draft/checks.ts';
import styles from './enter.module.css';
import type { Findings } from './findings/use-findings.ts';
import { PictureLink } from './picture-link.tsx';
import type { EntrySaving } from './saving/use-entry-saving.ts';

interface PuzzleActionsProps {
  readonly checks: Checks;
  readonly saving: EntrySaving;
  readonly findings: Findings;
  /** The puzzle of the library that is edited. */
  readonly base: LibraryPuzzle | undefined;
}

export function PuzzleActions({ checks, saving, findings, base }: PuzzleActionsProps) {
  const text = useText();
  const isReady = checks.puzzle !== undefined;
  const hasClues = checks.lines.some(({ clue }) => clue === null || clue.length > 0);
  const canAsk = checks.isReadable && hasClues;
  const isComplete = checks.blank.length === 0;
  const isOff = checks.wrong.length > 0 || (isComplete && differing(checks.sums).length > 0);
  return (
    <div className={styles.actions}>
      <Button
        kind="primary"
        icon={Play}
        disabled={!isReady}
        aria-disabled={saving.isBusy}
        onClick={saving.play}
      >
        {text('enter.play')}
      </Button>
      <Button icon={Lightbulb} disabled={!canAsk} onClick={findings.solve}>
        {text('enter.solve')}
      </Button>
      <Button icon={BadgeCheck} disabled={!isReady} onClick={findings.rate}>
        {text('enter.check')}
      </Button>
      <Button icon={Save} disabled={!isReady} aria-disabled={saving.isBusy} onClick={saving.save}>
        {text(base?.origin === 'own' ? 'enter.save.own' : 'enter.save')}
      </Button>
      {base && <PictureLink base={base} />}
      {isOff && canAsk && (
        <Button icon={SearchX} onClick={findings.findMistake}>
          {text('enter.find')}
        </Button>
      )}
    </div>
  );
}
