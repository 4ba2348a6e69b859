// Defines the partner of a search: a second search of the same puzzle on another thread. Whoever
// finishes first gives the answer, and on the way each tells the other what it finds out. The
// engine knows no threads: it gets a partner from its host, as an inbox and a way to send.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { BeliefMessages } from '../beliefs/beliefs.ts';

/**
 * A message between a search and its partner. The order of messages matters: a search rules out
 * each solution that it finds, so clauses rest on all solutions that were sent before them.
 */
export type PartnerMessage =
  | {
      readonly kind: 'clauses';
      /** How many variables the encoding has, which must be the same on both sides. */
      readonly variables: number;
      /** Clauses over the literals of the encoding, each after its length. */
      readonly clauses: Int32Array;
    }
  /** A solution, as the candidate masks of all cells. */
  | { readonly kind: 'solution'; readonly cells: Int32Array }
  /** There are no solutions besides those that were sent and received. */
  | { readonly kind: 'done' };

export interface Partner {
  /** The messages of the partner, the oldest first. The search takes out those that it reads. */
  readonly received: PartnerMessage[];
  /** True when the partner has ended: nobody reads what is sent to it, and nothing more arrives. */
  isGone: boolean;
  send(message: PartnerMessage): void;
}

/** The facts from which a partner starts. */
export interface PartnerTask {
  readonly puzzle: Puzzle;
  /** The cells as lines and probes have left them; from the same cells come the same literals. */
  readonly root: Int32Array;
  /** The messages of the latest beliefs, if there are any yet. */
  readonly messages?: BeliefMessages;
}

/** Returns undefined as long as there is to be no partner. */
export type FindPartner = (task: PartnerTask) => Partner | undefined;
