// The choice of what to play next: the pack or the ladder goes on, or there is a similar puzzle, a
// harder one, or one of another kind.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { knownBuiltIns, type LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSavedGames } from '../../puzzle-store/saved-games.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { type Standing, standingOf } from '../../storage/standing.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { seriesOf } from '../series/series.ts';
import { seriesProgress } from '../series/series-progress.ts';
import { useFromLadder } from '../series/use-from-ladder.ts';
import { useDifficultyLabel } from '../status/use-difficulty-label.ts';
import { factsOf, type NextPuzzle, nextPuzzles, type PuzzleFacts } from './next-puzzles.ts';
import { SeriesChoice, type SeriesChoiceProps } from './series-choice.tsx';
import styles from './solved-card.module.css';

interface NextChoiceProps {
  readonly opened: LibraryPuzzle;
  /** The standing of the puzzle, because its saved game may be one of before its finish. */
  readonly standing: Standing;
  /** Whether a button or link beside the choice is more likely to be wanted. */
  readonly isSecond?: boolean;
}

export function NextChoice({ opened, standing, isSecond = false }: NextChoiceProps) {
  const text = useText();
  const { inSeries, puzzles } = useNext(opened, standing);
  if (inSeries === undefined && puzzles?.length === 0) {
    return (
      <p>
        {text('play.solved.all')} <Link href="/library">{text('play.library')}</Link>
      </p>
    );
  }
  const hasPrimary = isSecond || inSeries !== undefined;
  return (
    <nav className={styles.next} aria-label={text('play.next')}>
      {inSeries && <SeriesChoice {...inSeries} />}
      <div className={styles.choices}>
        {puzzles?.map((each, index) => (
          <NextLink key={each.kind} {...each} isPrimary={!hasPrimary && index === 0} />
        ))}
      </div>
    </nav>
  );
}

function NextLink({ kind, puzzle, isPrimary }: NextPuzzle & { readonly isPrimary: boolean }) {
  const text = useText();
  const { nameOf } = usePuzzleNames(false);
  const { id, colours, label } = puzzle;
  const facts = [
    ...(label === undefined ? [] : [text('app.label', { label })]),
    ...(colours > 1 ? [text('play.colours', { count: colours })] : []),
  ];
  return (
    <Link
      href={addressOf('play', id)}
      className={styles.choice ?? ''}
      data-primary={isPrimary || undefined}
    >
      <span className={styles.kind}>{text(`play.next.${kind}`)}</span>
      <span className={styles.name}>{nameOf(puzzle, false)}</span>
      <span className={styles.about}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </Link>
  );
}

interface Next {
  /** Missing for a puzzle that is in no pack. */
  readonly inSeries?: SeriesChoiceProps;
  /** Undefined while the saves are read. */
  readonly puzzles?: readonly NextPuzzle[];
}

function useNext(opened: LibraryPuzzle, standing: Standing): Next {
  const storage = useStorage();
  const { label } = useDifficultyLabel(opened);
  const isFromLadder = useFromLadder();
  const [next, setNext] = useState<Next>({});
  useEffect(() => {
    let isWanted = true;
    const facts = factsOf(opened.id, opened.puzzle, label);
    void findNext(storage, facts, { standing, isFromLadder }).then(
      (found) => isWanted && setNext(found),
    );
    return () => {
      isWanted = false;
    };
  }, [storage, opened, standing, label, isFromLadder]);
  return next;
}

/**
 * A pack or the ladder offers its next puzzle by itself. The others leave that puzzle out, and all
 * of another kind, so that the choice stays small.
 */
async function findNext(
  storage: Storage,
  facts: PuzzleFacts,
  { standing, isFromLadder }: { readonly standing: Standing; readonly isFromLadder: boolean },
): Promise<Next> {
  const { id } = facts;
  const [all, saves, series] = await Promise.all([
    knownBuiltIns(),
    allSavedGames(storage),
    seriesOf(id, isFromLadder),
  ]);
  const isSolved = (other: string): boolean => standingOf(saves.get(other)) === 'solved';
  if (series?.kind !== 'pack' && series?.kind !== 'ladder') {
    return { puzzles: nextPuzzles(all, facts, isSolved) };
  }
  const progress = await seriesProgress(series, { id, standing }, saves);
  const others = all.filter((each) => each.id !== progress.next);
  const puzzles = nextPuzzles(others, facts, isSolved).filter(({ kind }) => kind !== 'other');
  return { inSeries: { series, progress }, puzzles };
}
