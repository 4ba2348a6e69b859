// The dialog that makes a puzzle of a size, difficulty and look, and opens it in Play.

import { Sparkles } from 'lucide-react';
import { UNIQUE_LABELS } from '../../src/explain/rate/label.ts';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Select } from '../design/select.tsx';
import { WorkBar } from '../design/work-bar.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { MoreChoices } from './more-choices.tsx';
import styles from './new-puzzle.module.css';
import { isSlow, MOST_COLOURS, type PuzzleChoices } from './puzzle-choices.ts';
import { SizeChoice } from './size-choice.tsx';
import { useKeptChoices } from './use-kept-choices.ts';
import { useMaking } from './use-making.ts';

/** Milliseconds before progress is shown: most puzzles are made by then. */
export const SHOWN_AFTER = 900;

export interface ChoicesProps {
  readonly choices: PuzzleChoices;
  readonly change: (changes: Partial<PuzzleChoices>) => void;
}

export function NewPuzzleDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { choices, change, keep } = useKeptChoices();
  const { work, failure, make, open, showAll } = useMaking(onClose);
  const submit = (): void => {
    if (work !== undefined) return;
    keep();
    void make(choices);
  };
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={text('generate.title')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <MainChoices choices={choices} change={change} />
        <MoreChoices choices={choices} change={change} />
        {isSlow(choices) && <p>{text('generate.slow')}</p>}
        <div className={`${styles.footer} ${work || failure ? styles.news : ''}`}>
          {failure && <FailureNotice failure={failure} onOpen={open} onShowAll={showAll} />}
          <WorkBar work={work} after={SHOWN_AFTER} />
          <Button type="submit" kind="primary" icon={Sparkles} aria-disabled={work !== undefined}>
            {text('generate.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const COLOURS = Array.from({ length: MOST_COLOURS }, (_, i) => String(i + 1));

function MainChoices({ choices, change }: ChoicesProps) {
  const text = useText();
  return (
    <>
      <SizeChoice choices={choices} change={change} />
      <Select
        label={text('generate.difficulty')}
        value={choices.difficulty}
        choices={[
          ['any', text('generate.any')],
          ...UNIQUE_LABELS.map((label) => [label, text('generate.label', { label })] as const),
        ]}
        onChange={(difficulty) => change({ difficulty, hardest: 'same' })}
      />
      <Choice
        label={text('generate.colours')}
        value={String(choices.colours)}
        choices={COLOURS.map((count) => [count, count])}
        onChange={(count) => change({ colours: Number(count) })}
      />
    </>
  );
}
