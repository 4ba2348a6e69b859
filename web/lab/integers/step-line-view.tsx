// The line of a step of the method `bits`: how its possibilities shrank so far, those that it had
// before the step, and what they have in common.

import { useMemo } from 'react';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import { useText } from '../../app/texts.ts';
import type { ShownRecording } from '../animation/playback.ts';
import { PossibilitiesTable } from './possibilities-table.tsx';
import { stepLine } from './step-line.ts';
import styles from './step-line-view.module.css';

export function StepLineView({ puzzle, frames, shown }: ShownRecording) {
  const text = useText();
  const step = useMemo(() => stepLine({ puzzle, frames, shown }), [puzzle, frames, shown]);
  if (step === undefined) return <p className={styles.view}>{text('lab.bits.step.none')}</p>;
  const { line, clue, numbers, counts } = step;
  const { height } = puzzle;
  const place = isRowLine(line, height) ? 'lab.frame.row' : 'lab.frame.column';
  const name = text('lab.bits.step.line', {
    line: text(place, { line: indexOfLine(line, height) + 1 }),
    clue: [...clue.lengths].join(' ') || '0',
  });
  const { least, largest } = numbers;
  return (
    <div className={styles.view}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{text('lab.bits.step.range', { least: least.decimal, largest: largest.decimal })}</p>
      <p>{text('lab.bits.step.counts', { counts: counts.join(' → ') })}</p>
      <PossibilitiesTable label={name} numbers={numbers} withOthers={false} />
    </div>
  );
}
