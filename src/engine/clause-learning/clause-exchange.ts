// Exchanges learnt clauses between two searches of the same encoding: what holds for good, clauses
// of two literals, and clauses of low LBD, which are worth most to others (Audemard and Simon,
// SAT 2014). A search offers clauses as it learns them, and takes others in at restarts, where only
// what holds for good is on the trail. Cost: a look at each lemma.

import { withRoomFor } from '../grow-list.ts';
import { type ClauseStore, HEADER, storeClause } from './clause-store.ts';
import type { LearnerState } from './learner-state.ts';
import type { ClauseLearning } from './start-learning.ts';
import { assign, NO_REASON } from './trail.ts';

/** A clause is worth sending if its LBD is at most this, or if it has two literals. */
const MOST_LBD = 5;
/** Longer clauses are not sent, because they would cost more time than they save. */
const MOST_LITERALS = 30;
/**
 * So many lists of clauses wait until they are taken in: those of ten seconds or more, because the
 * partner sends one in 20 ms at most.
 */
const MOST_WAITING = 500;

export interface ClauseExchange {
  /** Clauses to send, each after its length, and how many numbers they are. */
  outbox: Int32Array;
  outboxSize: number;
  /** How many literals of level 0 were put into the outbox. */
  offered: number;
  /** Lists of clauses that were received. */
  readonly inbox: Int32Array[];
}

/** Makes an exchange, and offers the clauses that were learnt before. */
export function makeClauseExchange({ arena, places, count }: ClauseStore): ClauseExchange {
  const exchange = { outbox: new Int32Array(64), outboxSize: 0, offered: 0, inbox: [] };
  for (let i = 0; i < count; i++) {
    const at = places[i] + HEADER;
    offerClause(exchange, arena.subarray(at, at + arena[places[i]]), arena[places[i] + 1]);
  }
  return exchange;
}

/**
 * Puts a clause of at least two literals into the outbox if it is worth sending. Clauses that were
 * not learnt have an LBD of 0, and the partner has them already.
 */
export function offerClause(exchange: ClauseExchange, literals: Int32Array, lbd: number): void {
  const size = literals.length;
  const isShort = size === 2 || (lbd <= MOST_LBD && size <= MOST_LITERALS);
  if (lbd > 0 && size > 1 && isShort) offer(exchange, literals);
}

function offer(exchange: ClauseExchange, literals: Int32Array): void {
  const size = exchange.outboxSize;
  exchange.outbox = withRoomFor(exchange.outbox, size + 1 + literals.length);
  exchange.outbox[size] = literals.length;
  exchange.outbox.set(literals, size + 1);
  exchange.outboxSize += 1 + literals.length;
}

/** Empties the outbox. */
export function takeOutbox(exchange: ClauseExchange): Int32Array {
  const clauses = exchange.outbox.slice(0, exchange.outboxSize);
  exchange.outboxSize = 0;
  return clauses;
}

/**
 * Offers what has become certain, and takes in the clauses received, at level 0. Returns false if
 * these leave no solution. Clauses that arrive while a first solution is looked for wait until
 * there is one: they would change the way that the search is on, and of two ways of their own the
 * quicker one counts.
 */
export function exchangeClauses(
  { learner, restarts }: Pick<ClauseLearning, 'learner' | 'restarts'>,
  exchange: ClauseExchange,
): boolean {
  const { trail } = learner;
  for (let i = exchange.offered; i < trail.size; i++) {
    offer(exchange, trail.literals.subarray(i, i + 1));
  }
  const { inbox } = exchange;
  if (inbox.length > MOST_WAITING) inbox.splice(0, inbox.length - MOST_WAITING);
  for (const clauses of restarts.isProving ? inbox.splice(0) : []) {
    for (let at = 0; at < clauses.length; at += 1 + clauses[at]) {
      if (!takeClause(learner, clauses.subarray(at + 1, at + 1 + clauses[at]))) return false;
    }
  }
  // The partner knows what it has sent.
  exchange.offered = trail.size;
  return true;
}

/** Takes a clause in without its false literals; returns false if none is left. */
function takeClause({ trail, clauses }: LearnerState, literals: Int32Array): boolean {
  const { values } = trail;
  if (literals.some((literal) => values[literal] > 0)) return true;
  const open = literals.filter((literal) => values[literal] === 0);
  if (open.length === 1) assign(trail, open[0], NO_REASON, -1);
  else if (open.length > 1) storeClause(clauses, open, open.length, MOST_LBD);
  return open.length > 0;
}
