// Lets the search of a partner begin with a dive along the beliefs that the other search has. A
// puzzle that gets a partner is hard, so the partner need not find out whether beliefs pay.

import { startRounds } from '../beliefs/beliefs.ts';
import { beginDive } from '../clause-learning/belief-dives.ts';
import { backtrackTo } from '../clause-learning/learn.ts';
import type { Search } from '../search/search-state.ts';
import type { BeliefMessages } from './partner.ts';

/** Messages that others have worked out need few rounds to settle. */
const ROUNDS = 2;

export function followMessages({ stage }: Search, messages: BeliefMessages): void {
  if (stage.kind !== 'learning') return;
  const { learning } = stage;
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
