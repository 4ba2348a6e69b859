// The four puzzles of a day, each a link to its board with size, difficulty and state.

import { Check, Lightbulb, type LucideIcon, WandSparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type { DailyDay } from '../../src/packs/daily-day.ts';
import { useText } from '../app/texts.ts';
import { DAILY_WORDS } from '../puzzle-store/daily/daily-id.ts';
import type { DailyResult } from '../puzzle-store/daily/daily-results.ts';
import { addressOf } from '../puzzle-store/puzzle-address.ts';
import type { SolvedBy } from '../storage/solved-by.ts';
import styles from './day-puzzles.module.css';
import { dayResultText } from './day-result-text.ts';

interface DayPuzzlesProps {
  readonly day: DailyDay;
  readonly results: readonly DailyResult[];
  /** Whether the first one is what the person most probably wants. */
  readonly isFirstPrimary?: boolean;
}

export function DayPuzzles({ day, results, isFirstPrimary = false }: DayPuzzlesProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.puzzles}>
        {results.map((result, index) => (
          <li key={result.id}>
            <PuzzleLink day={day} result={result} isPrimary={isFirstPrimary && index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const SOLVED_ICONS: Readonly<Record<SolvedBy, LucideIcon>> = {
  me: Check,
  'me-with-help': Lightbulb,
  solver: WandSparkles,
};

interface PuzzleLinkProps {
  readonly day: DailyDay;
  readonly result: DailyResult;
  readonly isPrimary: boolean;
}

function PuzzleLink({ day, result, isPrimary }: PuzzleLinkProps) {
  const text = useText();
  const { id, size, progress, solvedBy } = result;
  const { label, palette } = day.puzzles[size];
  const Icon = solvedBy && SOLVED_ICONS[solvedBy];
  const share = { '--share': `${Math.round(progress * 100)}%` };
  return (
    <Link
      href={addressOf('play', id)}
      className={styles.puzzle ?? ''}
      data-by={solvedBy}
      data-primary={isPrimary || undefined}
    >
      <span className={styles.tile} style={share as CSSProperties} aria-hidden>
        {Icon && <Icon size={22} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{text(`daily.size.${DAILY_WORDS[size]}`)}</span>{' '}
        <span className={styles.about}>
          {size.replace('x', '×')} · {text('app.label', { label })}
          {palette && ` · ${text('daily.colours', { count: palette.length - 1 })}`}
        </span>{' '}
        <span className={styles.state}>{dayResultText(result, text)}</span>
      </span>
    </Link>
  );
}
