// Drops clauses that have not been useful.

import { type ClauseStore, CORE_LBD, HEADER } from './clause-store.ts';
import { type ClauseLog, logClause } from './report-clauses.ts';
import { CLAUSE_REASON, type Trail } from './trail.ts';
import { clearWatches, watch } from './watches.ts';

/**
 * In a search with tiers, clauses with an LBD up to this stay as long as they are used, and those
 * with an LBD up to `CORE_LBD` stay for good (Oh, SAT 2015).
 */
const MIDDLE_LBD = 6;

/**
 * When the clauses take more numbers than this, all that may be dropped are dropped, to bound the
 * memory.
 */
const MAX_ARENA = 1 << 26;

/**
 * Drops the worse half of the clauses that may be dropped, or all of these if the arena is too
 * large. With tiers, the clauses that may be dropped are those of high LBD, and those of middle LBD
 * that were not used since the previous reduction; without tiers, those of any LBD. Clauses with an
 * LBD of 0 and reasons of true literals stay.
 */
export function reduceClauses(
  store: ClauseStore,
  trail: Trail,
  hasTiers: boolean,
  log: ClauseLog | undefined,
): void {
  const { arena, places } = store;
  const candidates: number[] = [];
  let kept = 0;
  for (let i = 0; i < store.count; i++) {
    const clause = places[i];
    const lbd = arena[clause + 1];
    const used = arena[clause + 2];
    arena[clause + 2] = 0;
    const isGood = hasTiers && (lbd <= CORE_LBD || (lbd <= MIDDLE_LBD && used > 0));
    const isSafe = lbd === 0 || isGood || isReason(trail, arena, clause);
    if (isSafe) places[kept++] = clause;
    else candidates.push(clause);
  }
  candidates.sort((a, b) => arena[a + 1] - arena[b + 1] || arena[a] - arena[b] || b - a);
  const half = store.arenaSize > MAX_ARENA ? 0 : candidates.length >> 1;
  for (let i = 0; i < half; i++) places[kept++] = candidates[i];
  for (let i = half; log !== undefined && i < candidates.length; i++) {
    const at = candidates[i] + HEADER;
    logClause(log, 'deleted', arena.subarray(at, at + arena[candidates[i]]));
  }
  store.count = kept;
  places.subarray(0, kept).sort();
  collect(store, trail);
}

function isReason(trail: Trail, arena: Int32Array, clause: number): boolean {
  const { values, reason, reason2 } = trail;
  for (let i = 0; i < 2; i++) {
    const literal = arena[clause + HEADER + i];
    const variable = literal >> 1;
    if (values[literal] > 0 && reason[variable] === CLAUSE_REASON && reason2[variable] === clause)
      return true;
  }
  return false;
}

/**
 * Closes the gaps between the clauses that are kept, without changing their order, and sets the
 * watches anew.
 */
function collect(store: ClauseStore, trail: Trail): void {
  const { arena, places, watches } = store;
  const { reason, reason2, literals } = trail;
  const newPlaces = new Map<number, number>();
  for (let i = 0; i < trail.size; i++) {
    const variable = literals[i] >> 1;
    if (reason[variable] === CLAUSE_REASON) newPlaces.set(reason2[variable], -1);
  }
  let to = 0;
  clearWatches(watches);
  for (let i = 0; i < store.count; i++) {
    const clause = places[i];
    const size = HEADER + arena[clause];
    if (newPlaces.has(clause)) newPlaces.set(clause, to);
    arena.copyWithin(to, clause, clause + size);
    places[i] = to;
    watch(watches, arena[to + HEADER], to, arena[to + HEADER + 1]);
    watch(watches, arena[to + HEADER + 1], to, arena[to + HEADER]);
    to += size;
  }
  store.arenaSize = to;
  for (let i = 0; i < trail.size; i++) {
    const variable = literals[i] >> 1;
    if (reason[variable] === CLAUSE_REASON)
      reason2[variable] = newPlaces.get(reason2[variable]) ?? -1;
  }
}
