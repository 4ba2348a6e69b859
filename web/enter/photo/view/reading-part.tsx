// The reading of a photo: how sure it is, its lines with their crops, and the way to the board.

import { Check, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { validate } from '../../../../src/puzzle/validate.ts';
import { useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Select } from '../../../design/select.tsx';
import { WorkBar } from '../../../design/work-bar.tsx';
import { verdictKey, warningsOf } from '../state/reading-remarks.ts';
import type { LineEdit } from '../state/shown-number.ts';
import { doubtfulIn, draftIn, type ShownReading } from '../state/shown-reading.ts';
import type { Photographing } from '../use-photo.ts';
import { ColourLegend } from './colour-legend.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { LineItem } from './line-item.tsx';
import styles from './photo.module.css';
import { Swatches } from './swatches.tsx';
import { useBitmap } from './use-bitmap.ts';

interface ReadingPartProps {
  readonly reading: ShownReading;
  readonly photographing: Photographing;
}

/** The number that has the focus after it was corrected. */
interface NumberPlace {
  readonly line: number;
  readonly index: number;
}

/** The number that is being corrected. */
interface OpenNumber extends NumberPlace {
  /** The image of its reading; a new reading has other numbers in its place. */
  readonly of: ShownReading['straight'];
}

export function ReadingPart({ reading, photographing }: ReadingPartProps) {
  const { state, settling, dispatch } = photographing;
  const text = useText();
  const bitmap = useBitmap(reading.straight);
  const { open, setOpen } = useOpenNumber(reading);
  const focusing = useFocusOn();
  const edit = (line: number, change: LineEdit): void => {
    void dispatch({ type: 'edit', line, edit: change });
    const place = { line, index: change.index };
    const staysOpen = change.kind === 'insert' || change.kind === 'colour';
    setOpen(staysOpen ? place : undefined);
    if (change.kind !== 'colour') focusing.focusOn(place);
  };
  const step = (type: 'undo' | 'redo'): void => {
    setOpen(undefined);
    void dispatch({ type });
  };
  return (
    <section className={styles.reading}>
      <Summary {...{ reading, dispatch }} />
      {reading.verdict === undefined && <WorkBar work={settling} />}
      {reading.puzzles > 1 && <PuzzleChoice {...{ reading, dispatch }} />}
      <Actions {...{ reading, dispatch }}>
        <HistoryButtons {...{ state, onStep: step }} />
      </Actions>
      <p className={styles.soft}>{text('photo.legend')}</p>
      {reading.palette.length > 2 && <ColourLegend palette={reading.palette} />}
      <ol ref={focusing.list} className={styles.lines} aria-label={text('photo.lines')}>
        {reading.order.map((line) => (
          <LineItem
            key={line}
            {...{ reading, bitmap, line }}
            open={open?.line === line ? open.index : undefined}
            onOpen={(index) => setOpen(index === undefined ? undefined : { line, index })}
            onEdit={(change) => edit(line, change)}
          />
        ))}
      </ol>
    </section>
  );
}

function Summary({ reading, dispatch }: ActionsProps) {
  const text = useText();
  const { place, verdict, marks } = reading;
  const count = doubtfulIn(reading);
  const isSolved = verdict === 'unique' || verdict === 'multiple';
  const warnings = warningsOf(reading);
  const verdictWords = verdictKey(reading);
  const isSure = count === 0 && isSolved && warnings.length === 0;
  return (
    <Notice
      kind={isSure ? 'good' : 'info'}
      actions={
        reading.isCut && (
          <Button onClick={() => void dispatch({ type: 'read-longer' })}>
            {text('photo.longer')}
          </Button>
        )
      }
    >
      <p>{text('photo.read', { rows: place.height, columns: place.width })}</p>
      {warnings.map((warning) => (
        <p key={warning}>
          {text(warning)}
          {warning === 'photo.colours-alike' && reading.palette.length > 2 && (
            <Swatches palette={reading.palette} />
          )}
        </p>
      ))}
      <p>{text('photo.doubtful', { count })}</p>
      {verdictWords && <p>{text(verdictWords)}</p>}
      {marks && (
        <p>{text('photo.marks.found', { count: marks.filter((mark) => mark >= 0).length })}</p>
      )}
    </Notice>
  );
}

interface ActionsProps extends Pick<ReadingPartProps, 'reading'> {
  readonly dispatch: Photographing['dispatch'];
}

function PuzzleChoice({ reading: { puzzles, puzzle }, dispatch }: ActionsProps) {
  const text = useText();
  return (
    <Select
      label={text('photo.puzzle')}
      value={String(puzzle)}
      choices={Array.from({ length: puzzles }, (_, i) => [
        String(i),
        text('photo.puzzle.number', { number: i + 1, count: puzzles }),
      ])}
      onChange={(chosen) => void dispatch({ type: 'puzzle', puzzle: Number(chosen) })}
    />
  );
}

function Actions({ reading, dispatch, children }: ActionsProps & { readonly children: ReactNode }) {
  const text = useText();
  const hasMarks = reading.marks?.some((mark) => mark >= 0) ?? false;
  return (
    <div className={styles.actions}>
      <Button kind="primary" icon={Check} onClick={() => void dispatch({ type: 'use' })}>
        {text('photo.use')}
      </Button>
      {hasMarks && (
        <Button
          icon={Play}
          disabled={!validate(draftIn(reading)).ok}
          onClick={() => void dispatch({ type: 'play' })}
        >
          {text('photo.play')}
        </Button>
      )}
      {children}
    </div>
  );
}

/** Returns the number that is open, until there is a new reading. */
function useOpenNumber({ straight }: ShownReading) {
  const [opened, setOpened] = useState<OpenNumber>();
  return {
    open: opened?.of === straight ? opened : undefined,
    setOpen: (place: NumberPlace | undefined) => setOpened(place && { ...place, of: straight }),
  };
}

/** Gives the focus to a number after it was corrected, or to its neighbour if it is gone. */
function useFocusOn() {
  const list = useRef<HTMLOListElement>(null);
  const [wanted, focusOn] = useState<NumberPlace>();
  useEffect(() => {
    if (wanted === undefined) return;
    const line = list.current?.querySelector(`[data-line="${wanted.line}"]`);
    const numbers = [...(line?.querySelectorAll<HTMLElement>('[data-number]') ?? [])];
    (numbers[wanted.index] ?? numbers.at(-1))?.focus();
  }, [wanted]);
  return { list, focusOn };
}
