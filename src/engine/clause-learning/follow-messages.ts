// Lets a search begin with a dive along the beliefs that another search of the same puzzle has. A
// puzzle that gets a partner is hard, so the partner need not find out whether beliefs pay.

import { type BeliefMessages, startRounds } from '../beliefs/beliefs.ts';
import { beginDive } from './belief-dives.ts';
import { backtrackTo } from './learn.ts';
import type { ClauseLearning } from './start-learning.ts';

/** Messages that others have worked out need few rounds to settle. */
const ROUNDS = 2;

export function followMessages(learning: ClauseLearning, messages: BeliefMessages): void {
  const { dives, learner } = learning;
  if (dives === undefined) return;
  backtrackTo(learning, 0);
  dives.beliefs.messages.forEach((colours, i) => {
    colours.forEach((odds, colour) => {
      odds.set(messages[i][colour]);
    });
  });
  beginDive(dives, learner, 0, false);
  startRounds(dives.beliefs, ROUNDS);
}
