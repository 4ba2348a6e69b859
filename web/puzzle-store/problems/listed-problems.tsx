// The problems of a text that could not be read, each with its place. If the text resembles several
// formats, those of each format stand under its name.

import type { Problem } from '../../../src/puzzle/problem.ts';
import { useLanguage, useText } from '../../app/texts.ts';
import lists from '../../design/list.module.css';
import styles from './listed-problems.module.css';
import { detailOf } from './problem-detail.ts';
import { problemsByFormat } from './problems-by-format.ts';
import { quotedLine } from './quoted-line.ts';

/** The most problems of one format to list. */
const MOST = 5;

interface ListedProblemsProps {
  readonly problems: readonly Problem[];
  /** The text that was read, to quote the lines that are wrong. */
  readonly source?: string;
}

export function ListedProblems({ problems, source }: ListedProblemsProps) {
  const text = useText();
  return problemsByFormat(problems).map(({ format, problems: own }) => (
    <div key={format ?? ''} className={styles.format}>
      {format !== undefined && <p>{text('read.as', { format })}</p>}
      <ul className={lists.list}>
        {own.slice(0, MOST).map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same problem may be there twice
          <OneProblem key={i} problem={problem} source={source} />
        ))}
        {own.length > MOST && <li>{text('read.more', { count: own.length - MOST })}</li>}
      </ul>
    </div>
  ));
}

interface OneProblemProps {
  readonly problem: Problem;
  readonly source: string | undefined;
}

function OneProblem({ problem, source }: OneProblemProps) {
  const text = useText();
  const language = useLanguage();
  const { code, line, column = 1 } = problem;
  if (code === 'unknown-format') {
    return (
      <li className={styles.problem}>
        {text('read.unknown')} {text('read.plain')}
      </li>
    );
  }
  return (
    <li className={styles.problem}>
      {line !== undefined && <strong>{text('read.place', { line, column })} </strong>}
      {detailOf(problem, language, text)}
      {line !== undefined && source !== undefined && <Quote {...{ source, line, column }} />}
    </li>
  );
}

interface QuoteProps {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

function Quote({ source, line, column }: QuoteProps) {
  const quoted = quotedLine(source, line, column);
  if (quoted === undefined) return null;
  return (
    <pre className={styles.quote}>
      {quoted.before}
      <mark>{quoted.at}</mark>
      {quoted.after}
    </pre>
  );
}
