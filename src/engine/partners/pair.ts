// Leads the talk of a search with its partner, between two slices of the search.

import { TURN_EVERY } from '../../pacing/pace.ts';
import { defined } from '../../puzzle/defined.ts';
import {
  type ClauseExchange,
  makeClauseExchange,
  takeOutbox,
} from '../clause-learning/clause-exchange.ts';
import { takeSolution } from '../search/learning-stage.ts';
import type { RunOutcome, Search } from '../search/search-state.ts';
import type { FindPartner, Partner } from './partner.ts';

export interface Pair {
  readonly partner: Partner;
  /** Undefined until clause learning has begun. */
  exchange: ClauseExchange | undefined;
  /** How many solutions the partner knows. */
  told: number;
  /** When clauses were last sent, in milliseconds of the clock. */
  sentAt: number;
}

const MOST_TOGETHER = 2;

export function makePair(partner: Partner): Pair {
  return { partner, exchange: undefined, told: 0, sentAt: 0 };
}

/**
 * Returns the same pair until its partner is gone and all that it sent is read. After that, or if
 * there is no pair yet, returns a pair with the partner that `findPartner` finds; only a search
 * that learns clauses has use for one. From the second solution on there is none, because the
 * partner does not know which of all solutions are new.
 */
export function keepPair(
  { puzzle, root, stage, found }: Search,
  pair: Pair | undefined,
  findPartner: FindPartner,
): Pair | undefined {
  if (pair !== undefined && hasMore(pair.partner) && found < MOST_TOGETHER) return pair;
  if (stage.kind !== 'learning') return undefined;
  const { learner, dives } = stage.learning;
  learner.exchange = undefined;
  if (found >= MOST_TOGETHER) return undefined;
  const messages = dives !== undefined && dives.dives > 0 ? dives.beliefs.messages : undefined;
  const partner = findPartner({ puzzle, root, ...defined({ messages }) });
  return partner && makePair(partner);
}

function hasMore({ isGone, received }: Partner): boolean {
  return !isGone || received.length > 0;
}

/**
 * Takes in what the partner has sent. Returns `solution` when the search now stands at a solution
 * that the partner found, and `done` when the partner found out that there is no other.
 */
export function hear(pair: Pair, search: Search): 'solution' | 'done' | undefined {
  const { stage } = search;
  if (search.state !== 'open' || stage.kind !== 'learning') return undefined;
  const { learner } = stage.learning;
  if (pair.exchange === undefined) {
    pair.exchange = makeClauseExchange(learner.clauses);
    learner.exchange = pair.exchange;
  }
  for (;;) {
    const message = pair.partner.received.shift();
    if (message === undefined) return undefined;
    if (message.kind === 'clauses') {
      if (message.variables !== learner.variables) throw new Error('the encodings differ');
      pair.exchange.inbox.push(message.clauses);
    } else if (message.kind === 'done') {
      search.state = 'done';
      return 'done';
    } else if (takeSolution(search, stage, message.cells)) {
      pair.told = search.found;
      return 'solution';
    }
  }
}

/** Sends what the search has found out since the last call. */
export function tell(pair: Pair, search: Search, outcome: RunOutcome): void {
  const { partner, exchange } = pair;
  if (search.found > pair.told) {
    partner.send({ kind: 'solution', cells: search.solution });
    pair.told = search.found;
  }
  if (outcome === 'done') partner.send({ kind: 'done' });
  const { stage } = search;
  if (exchange === undefined || exchange.outboxSize === 0 || stage.kind !== 'learning') return;
  const now = Date.now();
  if (now - pair.sentAt < TURN_EVERY) return;
  pair.sentAt = now;
  const { variables } = stage.learning.learner;
  partner.send({ kind: 'clauses', variables, clauses: takeOutbox(exchange) });
}
