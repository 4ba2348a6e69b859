// How a game was solved, in words.

import { clockText } from '../../app/clock-text.ts';
import type { Text } from '../../app/texts.ts';
import type { Game } from '../game/game.ts';

export function resultText(game: Game, text: Text): string {
  return text(messageOf(game), { time: clockText(game.clock.total) });
}

function messageOf({ finishedBy, isRecord }: Game) {
  if (finishedBy === 'solver') return 'play.solved.solver';
  if (finishedBy === 'me-with-help') return 'play.solved.helped';
  return isRecord ? 'play.solved.best' : 'play.solved.time';
}
