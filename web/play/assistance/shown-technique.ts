// Finds the technique that the player sees at work: that of a hint, of a step that was made, or of
// a step that plays.

import type { Technique } from '../../../src/explain/model/step.ts';
import type { GameState } from '../game/game-store.ts';
import { stepInSight } from '../playback/board-playback.ts';

/** Returns undefined if no step is told; the first level of a hint tells only where to look. */
export function shownTechnique({
  answer,
  playback,
}: Pick<GameState, 'answer' | 'playback'>): Technique | undefined {
  if (playback?.kind === 'steps') return stepInSight(playback)?.step.technique;
  if (answer?.kind === 'made' || (answer?.kind === 'hint' && answer.level > 1))
    return answer.step.technique;
  return undefined;
}
