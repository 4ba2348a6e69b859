// Summarises the checks of the whole draft: its state, the sums, and the lines with problems or
// without clues. A click on the name of a line goes to the field of that line.

import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { isMonochrome, type Palette } from '../../src/puzzle/palette.ts';
import { isRowLine, lineCount } from '../../src/puzzle/places.ts';
import { type Text, useText } from '../app/texts.ts';
import { type Checks, type ColourSum, differing, hasGiven, type SideSum } from './draft/checks.ts';
import { lineTitle, problemWords } from './draft/clue-words.ts';
import type { TypedDraft } from './draft/typed-draft.ts';
import styles from './enter.module.css';

interface ChecksSummaryProps {
  readonly draft: TypedDraft;
  readonly checks: Checks;
  /** Whether line solving ran into a contradiction. */
  readonly isContradictory: boolean;
  readonly onLine: (line: number) => void;
}

/** A longer list would push everything else out of sight. */
const MAX_SHOWN = 6;

export function ChecksSummary({ draft, checks, isContradictory, onLine }: ChecksSummaryProps) {
  const text = useText();
  const { wrong, sums, blank, lines } = checks;
  const { height, palette } = draft;
  const blankRows = blank.filter((line) => isRowLine(line, height)).length;
  return (
    <section className={styles.card} aria-labelledby="enter-checks">
      <h2 id="enter-checks">{text('enter.checks')}</h2>
      <Standing {...{ draft, checks, isContradictory }} />
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{text('enter.sums')}</th>
            <th scope="col">{text('enter.rows')}</th>
            <th scope="col">{text('enter.columns')}</th>
            <th scope="col">{text('enter.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <SumRow key={sum.colour} sum={sum} palette={palette} isFinal={blank.length === 0} />
          ))}
        </tbody>
      </table>
      {wrong.length > 0 && (
        <ul className={styles.problems}>
          {wrong.slice(0, MAX_SHOWN).map((line) => {
            const { problem } = lines[line];
            return (
              <li key={line}>
                <button type="button" className={styles.goTo} onClick={() => onLine(line)}>
                  {lineTitle(text, line, height)}
                </button>
                {problem && `: ${problemWords(text, problem)}`}
              </li>
            );
          })}
          {wrong.length > MAX_SHOWN && (
            <li>{text('enter.more', { count: wrong.length - MAX_SHOWN })}</li>
          )}
        </ul>
      )}
      {blank.length > 0 && (
        <p className={styles.soft}>
          {text('enter.missing', { rows: blankRows, columns: blank.length - blankRows })}{' '}
          <button
            type="button"
            className={styles.goTo}
            onClick={() => onLine(firstOf(blank, height))}
          >
            {text('enter.missing.go')}
          </button>
        </p>
      )}
    </section>
  );
}

/**
 * Returns the first blank line in the order of entry, in which the columns come before the rows.
 */
function firstOf(blank: readonly number[], height: number): number {
  return blank.find((line) => line >= height) ?? blank[0];
}

function Standing({ draft, checks, isContradictory }: Omit<ChecksSummaryProps, 'onLine'>) {
  const text = useText();
  const { puzzle, wrong, sums, blank } = checks;
  const isEmpty = blank.length === lineCount(draft);
  const isOff = blank.length === 0 && differing(sums).length > 0;
  const isBad = wrong.length > 0 || isContradictory || isOff;
  const [Icon, key, look] = isEmpty
    ? ([CircleDashed, 'enter.standing.empty', styles.open] as const)
    : wrong.length > 0
      ? ([CircleAlert, 'enter.standing.wrong', styles.bad] as const)
      : isContradictory && puzzle !== undefined
        ? ([CircleAlert, 'enter.standing.contradictory', styles.bad] as const)
        : isBad
          ? ([CircleAlert, 'enter.standing.wrong-number', styles.bad] as const)
          : puzzle === undefined
            ? ([CircleDashed, 'enter.standing.open', styles.open] as const)
            : ([CircleCheck, 'enter.standing.good', styles.good] as const);
  return (
    <p className={`${styles.standing} ${look}`} data-testid="standing">
      <Icon aria-hidden size={20} />
      {text(key, {
        count: wrong.length,
        sums: areExact(sums) ? 'exact' : 'open',
        // Different sums mean a wrong number, whatever the given cells are.
        given: hasGiven(checks) && !isOff ? 'yes' : 'no',
      })}
    </p>
  );
}

interface SumRowProps {
  readonly sum: ColourSum;
  readonly palette: Palette;
  /** Whether no clue is missing; then sums that differ are wrong. */
  readonly isFinal: boolean;
}

function SumRow({ sum, palette, isFinal }: SumRowProps) {
  const text = useText();
  const { colour, rows, columns } = sum;
  const isDiffering = differing([sum]).length > 0;
  return (
    <tr className={isDiffering && isFinal ? styles.differs : ''}>
      <th scope="row">
        <span
          className={styles.chip}
          style={isMonochrome(palette) ? {} : { background: palette[colour].rgb }}
        />
        {isMonochrome(palette) ? text('enter.painted') : palette[colour].symbol}
      </th>
      <td>{sideWords(text, rows)}</td>
      <td>{sideWords(text, columns)}</td>
      <td>{isDiffering ? moreWords(text, sum) : text(equalityOf(sum))}</td>
    </tr>
  );
}

function sideWords(text: Text, { least, isExact }: SideSum): string | number {
  return isExact ? least : text('enter.sums.least', { count: least });
}

/** Says which side has more, for sums that cannot be equal. */
function moreWords(text: Text, { rows, columns }: ColourSum): string {
  const [side, more] = rows.least > columns.least ? ['rows', rows] : ['columns', columns];
  const count = Math.abs(rows.least - columns.least);
  return text(more.isExact ? 'enter.sums.more' : 'enter.sums.more.least', { side, count });
}

function equalityOf(sum: ColourSum): 'enter.sums.equal' | 'enter.sums.open' {
  return areExact([sum]) ? 'enter.sums.equal' : 'enter.sums.open';
}

function areExact(sums: readonly ColourSum[]): boolean {
  return sums.every(({ rows, columns }) => rows.isExact && columns.isExact);
}
