// Shows what the person should know before printing.

import { isDrawable } from '../../../src/vector/board-plan.ts';
import { POINTS_PER_MM } from '../../../src/vector/shape.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { FutureDay } from '../../design/future-day.tsx';
import { Notice } from '../../design/notice.tsx';
import { futureDateOf } from '../../puzzle-store/daily/future-puzzle.ts';
import { openedName } from '../../puzzle-store/opened-name.ts';
import { READABLE, type Sheet, smallestClue } from '../vector/sheet.ts';
import type { KeptSolutions } from './kept-solutions.ts';
import styles from './print.module.css';
import { type FailedLoad, type Printed, SOLVE_LIMIT } from './use-printed.ts';

interface PrintNotesProps {
  readonly sheets: readonly Sheet[];
  readonly found: readonly Printed[];
  readonly missing: readonly string[];
  readonly failed: readonly FailedLoad[];
  readonly onAgain: () => void;
  readonly solutions: KeptSolutions;
}

export function PrintNotes(props: PrintNotesProps) {
  const { sheets, found, missing, failed, onAgain, solutions } = props;
  const text = useText();
  const titlesOf = (isMeant: (printed: Printed) => boolean): string =>
    found
      .filter(isMeant)
      .map((printed) => openedName(printed, text))
      .join(', ');
  const large = titlesOf(({ puzzle }) => !isDrawable(puzzle));
  const unsolved = titlesOf(({ fingerprint }) => {
    const solved = solutions.get(fingerprint);
    return solved !== undefined && solved.cells === undefined;
  });
  const several = titlesOf(({ fingerprint }) => solutions.get(fingerprint)?.isOnlyOne === false);
  const dates = new Set(failed.flatMap(({ error }) => futureDateOf(error) ?? []));
  const notLoaded = failed.filter(({ error }) => futureDateOf(error) === undefined).length;
  const smallest = smallestClue(sheets);
  const points = smallest === undefined ? 0 : Math.round(smallest * POINTS_PER_MM * 10) / 10;
  return (
    <>
      {smallest !== undefined && smallest >= READABLE && (
        <p className={styles.size}>{text('share.print.size', { points })}</p>
      )}
      {smallest !== undefined && smallest < READABLE && (
        <Notice>{text('share.print.tiny', { points })}</Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="wrong">{text('share.print.missing', { ids: missing.join(', ') })}</Notice>
      )}
      {[...dates].map((date) => (
        <FutureDay key={date} date={date} />
      ))}
      {notLoaded > 0 && (
        <Notice kind="wrong" actions={<Button onClick={onAgain}>{text('app.again')}</Button>}>
          {text('share.print.failed', { count: notLoaded })}
        </Notice>
      )}
      {large !== '' && <Notice kind="wrong">{text('share.print.large', { titles: large })}</Notice>}
      {unsolved !== '' && (
        <Notice>{text('share.print.unsolved', { titles: unsolved, seconds: SOLVE_LIMIT })}</Notice>
      )}
      {several !== '' && <Notice>{text('share.print.several', { titles: several })}</Notice>}
    </>
  );
}
