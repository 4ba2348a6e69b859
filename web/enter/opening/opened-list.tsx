// The puzzles that were read from a text, to choose from. A puzzle that could not be read is listed
// with its problems, and each problem whose line is known quotes that line of the text.

import { Wrench } from 'lucide-react';
import type { Parsed } from '../../../src/formats/index.ts';
import type { Problem } from '../../../src/puzzle/problem.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { detailOf } from '../../puzzle-store/problem-detail.ts';
import { kindOfProblem } from '../../puzzle-store/problem-kind.ts';
import type { TypedDraft } from '../draft/typed-draft.ts';
import { correctableDraft } from './correctable-draft.ts';
import styles from './open-dialog.module.css';
import type { OpenedText } from './open-text.ts';
import { quotedLine } from './quoted-line.ts';

/** The list shows at most this many puzzles and counts the rest. */
const MAX_SHOWN = 100;
const MAX_PROBLEMS = 5;

interface OpenedListProps {
  readonly opened: OpenedText;
  readonly onTake: (puzzle: Puzzle) => void;
  readonly onCorrect: (draft: TypedDraft) => void;
}

export function OpenedList({ opened, onTake, onCorrect }: OpenedListProps) {
  const text = useText();
  const { outcomes, fileName } = opened;
  const good = outcomes.filter(({ ok }) => ok).length;
  const rest = outcomes.length - MAX_SHOWN;
  return (
    <section className={styles.opened}>
      <Notice kind={good > 0 ? 'info' : 'wrong'}>
        {text(good > 0 ? 'enter.open.found' : 'enter.open.nothing', {
          count: good,
          name: fileName ?? text('enter.open.pasted'),
        })}
      </Notice>
      <ul className={styles.list}>
        {outcomes.slice(0, MAX_SHOWN).map((outcome, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: puzzles of a text have only their place
          <li key={i}>
            <OneOutcome {...{ outcome, onTake, onCorrect }} place={i + 1} text={opened.text} />
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{text('enter.open.rest', { count: rest })}</p>}
    </section>
  );
}

interface OneOutcomeProps extends Pick<OpenedListProps, 'onTake' | 'onCorrect'> {
  readonly outcome: Parsed;
  readonly place: number;
  readonly text: string;
}

function OneOutcome({ outcome, place, text: source, onTake, onCorrect }: OneOutcomeProps) {
  const text = useText();
  if (!outcome.ok) {
    const correctable = correctableDraft(outcome);
    return (
      <>
        <ul className={styles.problems}>
          {outcome.problems.slice(0, MAX_PROBLEMS).map((problem, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same problem may be there twice
            <OneProblem key={i} problem={problem} source={source} />
          ))}
          {outcome.problems.length > MAX_PROBLEMS && (
            <li>{text('enter.open.more', { count: outcome.problems.length - MAX_PROBLEMS })}</li>
          )}
        </ul>
        {correctable && (
          <Button icon={Wrench} onClick={() => onCorrect(correctable)}>
            {text('enter.open.mend')}
          </Button>
        )}
      </>
    );
  }
  const { width, height, palette, meta } = outcome.value;
  return (
    <Button className={styles.puzzle ?? ''} onClick={() => onTake(outcome.value)}>
      <strong>{meta.title ?? text('enter.open.untitled', { place })}</strong>
      <span>{text('enter.open.size', { width, height, colours: palette.length - 1 })}</span>
    </Button>
  );
}

function OneProblem({ problem, source }: { readonly problem: Problem; readonly source: string }) {
  const text = useText();
  const kind = kindOfProblem(problem);
  const { line, column } = problem;
  const quoted = line === undefined ? undefined : quotedLine(source, line, column);
  return (
    <li className={styles.problem}>
      {line !== undefined && (
        <strong>{text('enter.open.place', { line, column: column ?? 1 })} </strong>
      )}
      {text(`app.read.${kind}`)}
      {kind === 'unknown' ? (
        ` ${text('enter.open.plain')}`
      ) : (
        <span lang="en" className={styles.detail}>
          {detailOf(problem)}
        </span>
      )}
      {quoted && (
        <pre className={styles.quote}>
          {quoted.before}
          <mark>{quoted.at}</mark>
          {quoted.after}
        </pre>
      )}
    </li>
  );
}
