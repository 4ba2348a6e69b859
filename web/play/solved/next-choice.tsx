// The puzzles to play next: a similar one, a harder one, one of another kind.

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../app/texts.ts';
import { knownBuiltIns, type LibraryPuzzle } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSavedGames } from '../../puzzle-store/saved-games.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { standingOf } from '../../storage/standing.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { useDifficultyLabel } from '../status/use-difficulty-label.ts';
import { factsOf, type NextPuzzle, nextPuzzles } from './next-puzzles.ts';
import styles from './solved-card.module.css';

export function NextChoice({ opened }: { readonly opened: LibraryPuzzle }) {
  const text = useText();
  const next = useNextPuzzles(opened);
  if (next?.length === 0) {
    return (
      <p>
        {text('play.solved.all')} <Link href="/library">{text('play.library')}</Link>
      </p>
    );
  }
  return (
    <nav className={styles.next} aria-label={text('play.next')}>
      {next?.map((each) => (
        <NextLink key={each.kind} {...each} />
      ))}
    </nav>
  );
}

function NextLink({ kind, puzzle }: NextPuzzle) {
  const text = useText();
  const { nameOf } = usePuzzleNames(false);
  const { id, colours, label } = puzzle;
  const facts = [
    ...(label === undefined ? [] : [text('app.label', { label })]),
    ...(colours > 1 ? [text('play.colours', { count: colours })] : []),
  ];
  return (
    <Link href={addressOf('play', id)} className={styles.choice ?? ''}>
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

/** Returns undefined while the saves are read. */
function useNextPuzzles(opened: LibraryPuzzle): readonly NextPuzzle[] | undefined {
  const storage = useStorage();
  const { label } = useDifficultyLabel(opened);
  const [next, setNext] = useState<readonly NextPuzzle[]>();
  useEffect(() => {
    let isWanted = true;
    const facts = factsOf(opened.id, opened.puzzle, label);
    void Promise.all([knownBuiltIns(), allSavedGames(storage)]).then(([all, saves]) => {
      const isSolved = (id: string): boolean => standingOf(saves.get(id)) === 'solved';
      const next = nextPuzzles(all, facts, isSolved);
      if (isWanted) setNext(next);
    });
    return () => {
      isWanted = false;
    };
  }, [storage, opened, label]);
  return next;
}
