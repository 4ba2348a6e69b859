// Starts the puzzle again and offers to bring the old game back.

import { useText } from '../../app/texts.ts';
import { startAnew } from './game-store.ts';
import { usePlaying } from './play-context.ts';

export function usePlayAgain(): () => void {
  const text = useText();
  const { context, offerUndo } = usePlaying();
  return () => {
    const bringBack = startAnew(context.store);
    offerUndo(text('play.again.done'), bringBack);
  };
}
