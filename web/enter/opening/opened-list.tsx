// The puzzles that were read from a text, to choose from. A puzzle that could not be read is listed
// with its problems, and each problem whose line is known quotes that line of the text.

import { Wrench } from 'lucide-react';
import type { Parsed } from '../../../src/formats/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import lists from '../../design/list.module.css';
import { Notice } from '../../design/notice.tsx';
import { ProblemList } from '../../puzzle-store/problems/problem-list.tsx';
import type { TypedDraft } from '../draft/typed-draft.ts';
import { correctableDraft } from './correctable-draft.ts';
import styles from './open-dialog.module.css';
import type { OpenedText } from './open-text.ts';

/** The list shows at most this many puzzles and counts the rest. */
const MAX_SHOWN = 100;

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
      <ul className={lists.list}>
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
        <ProblemList problems={outcome.problems} source={source} />
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
