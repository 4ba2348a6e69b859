// The card for a solved board: the time, the best time, and what to play next.

import { ArrowRight, Clapperboard, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { clockText } from '../../app/clock-text.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import type { BuiltIn } from '../../puzzle-store/built-in.ts';
import { builtIns } from '../../puzzle-store/library-puzzles.ts';
import { addressOf } from '../../puzzle-store/puzzle-address.ts';
import { allSavedGames, isEverSolved } from '../../puzzle-store/saved-games.ts';
import { usePuzzleNames } from '../../puzzle-store/use-puzzle-names.ts';
import { useStorage } from '../../storage/use-storage.ts';
import styles from '../assistance/help.module.css';
import { useAskContext, useGame } from '../game/play-context.ts';
import { usePlayAgain } from '../game/use-play-again.ts';
import { startReplay } from '../playback/board-playback.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { resultText } from './result-text.ts';

export function SolvedCard() {
  const text = useText();
  const { store } = useAskContext();
  const playAgain = usePlayAgain();
  const game = useGame((state) => state.game);
  const { best, clock } = game;
  return (
    <div className={styles.solved} data-testid="solved">
      <h2>{text('play.solved')}</h2>
      <p>{resultText(game, text)}</p>
      {best !== undefined && best !== clock.total && (
        <p className={styles.soft}>{text('play.solved.record', { time: clockText(best) })}</p>
      )}
      <Next id={game.id} />
      <div className={styles.todo}>
        <Button
          icon={Clapperboard}
          data-lends-focus
          onClick={() => store.setState({ playback: startReplay(game.play) })}
        >
          {text('play.replay')}
        </Button>
        <Button icon={RotateCcw} onClick={playAgain}>
          {text('play.again')}
        </Button>
      </div>
    </div>
  );
}

function Next({ id }: { readonly id: string }) {
  const text = useText();
  const { nameOf } = usePuzzleNames(false);
  const next = useNext(id);
  if (next === undefined) return null;
  if (next === 'none') {
    return (
      <p>
        {text('play.solved.all')} <Link href="/library">{text('play.library')}</Link>
      </p>
    );
  }
  return (
    <Link href={addressOf('play', next.id)} className={styles.next ?? ''}>
      <span>{text('play.solved.next', { name: nameOf(next, false) })}</span>
      <ArrowRight aria-hidden size={20} />
    </Link>
  );
}

/** Returns undefined while the saves are read. */
function useNext(id: string): BuiltIn | 'none' | undefined {
  const storage = useStorage();
  const [next, setNext] = useState<BuiltIn | 'none'>();
  useEffect(() => {
    let isWanted = true;
    void allSavedGames(storage).then((saves) => {
      const found = nextPuzzle(builtIns, id, (other) => isEverSolved(saves.get(other)));
      if (isWanted) setNext(found ?? 'none');
    });
    return () => {
      isWanted = false;
    };
  }, [storage, id]);
  return next;
}
