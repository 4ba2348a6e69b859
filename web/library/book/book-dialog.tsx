// The dialog that makes a book of the puzzles that the library shows, or of some of them, as a PDF
// to print.

import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import type { NamedEntry } from '../named-entry.ts';
import { firstBookChoices } from './book-choices.ts';
import styles from './book-dialog.module.css';
import { LayoutFields, MainFields } from './book-fields.tsx';
import { BookOutcome } from './book-outcome.tsx';
import { PuzzleTicks } from './puzzle-ticks.tsx';
import { useBook } from './use-book.ts';

interface BookDialogProps {
  readonly entries: readonly NamedEntry[];
  readonly onClose: () => void;
}

export function BookDialog({ entries, onClose }: BookDialogProps) {
  const text = useText();
  const hidesTitles = useSettings((settings) => settings.hideTitles);
  const [choices, setChoices] = useState(() =>
    firstBookChoices(text('book.name'), hidesTitles, navigator.languages),
  );
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = entries.filter(({ id }) => !leftOut.has(id));
  const { work, result, make } = useBook(chosen);
  const change = (changes: Partial<typeof choices>): void =>
    setChoices((before) => ({ ...before, ...changes }));
  const isOff = work !== undefined || chosen.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={text('book.title')}
      description={text('book.count', {
        count: entries.length,
        chosen: chosen.length,
        left: entries.length - chosen.length,
      })}
      wide
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) void make(choices);
        }}
      >
        {entries.length > 1 && (
          <PuzzleTicks entries={entries} leftOut={leftOut} onChange={setLeftOut} />
        )}
        <MainFields choices={choices} change={change} />
        <LayoutFields choices={choices} change={change} />
        {result && <BookOutcome result={result} />}
        <WorkBar work={work} />
        <Button type="submit" kind="primary" icon={BookOpen} aria-disabled={isOff}>
          {text('book.make')}
        </Button>
      </form>
    </Dialog>
  );
}
