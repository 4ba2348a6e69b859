// Runs a search and its partner on one thread, a few steps at a time, as two threads would run
// them.

import { hear, makePair, type Pair, tell } from '../../src/engine/partners/pair.ts';
import type { Partner, PartnerMessage } from '../../src/engine/partners/partner.ts';
import { makeSearch, run } from '../../src/engine/search/search.ts';
import { isComplete, knownOf, solutionOf } from '../../src/engine/search/search-report.ts';
import type { Search } from '../../src/engine/search/search-state.ts';
import { check } from '../../src/puzzle/check-grid.ts';
import type { Grid } from '../../src/puzzle/grid.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Result } from '../../src/puzzle/result.ts';

interface PairOptions {
  readonly seed: number;
  /** Steps of each search before it is the turn of the other. */
  readonly slice: number;
  /** Whether the searches take clauses from the start, and not only for the proof. */
  readonly takesAll: boolean;
}

/** The result of a pair; `messages` counts the messages by their kinds. */
export interface PairedResult extends Pick<Result, 'solutions' | 'complete' | 'known'> {
  readonly messages: Readonly<Record<PartnerMessage['kind'], number>>;
}

interface Side {
  readonly search: Search;
  readonly pair: Pair;
  readonly solutions: Grid[];
}

/** Looks for two solutions. The partner begins when the search has come to clause learning. */
export function solveInPair(puzzle: Puzzle, options: PairOptions): PairedResult {
  const messages = { clauses: 0, solution: 0, done: 0 };
  const [mine, theirs] = connect(messages);
  const main = { search: makeSearch(puzzle, {}), pair: makePair(mine), solutions: [] };
  let partner: Side | undefined;
  for (;;) {
    if (isOver(main, options)) break;
    const { root, stage } = main.search;
    if (stage.kind !== 'learning') continue;
    if (partner === undefined) {
      const terms = { within: root, seed: options.seed, layers: { probing: false } };
      const search = makeSearch(puzzle, terms);
      partner = { search, pair: makePair(theirs), solutions: [] };
    }
    if (partner.search.state !== 'done' && partner.search.found < 2) isOver(partner, options);
  }
  const { search, solutions } = main;
  return { solutions, complete: isComplete(search), known: knownOf(search), messages };
}

/** Makes the two ends of a channel. */
function connect(messages: Record<PartnerMessage['kind'], number>): [Partner, Partner] {
  const end = (other: PartnerMessage[], received: PartnerMessage[]): Partner => ({
    received,
    isGone: false,
    send(message) {
      messages[message.kind]++;
      other.push(message);
    },
  });
  const [mine, theirs]: PartnerMessage[][] = [[], []];
  return [end(theirs, mine), end(mine, theirs)];
}

/** Runs one side for a slice, and returns whether it has its answer. Throws on a wrong grid. */
function isOver({ search, pair, solutions }: Side, { slice, takesAll }: PairOptions): boolean {
  if (takesAll) takeAll(search);
  // Clauses are sent only now and then, but what is tested is not the clock.
  pair.sentAt = 0;
  const outcome = hear(pair, search) ?? run(search, slice);
  tell(pair, search, outcome);
  if (outcome !== 'solution') return outcome === 'done';
  const grid = solutionOf(search);
  if (check(search.puzzle, grid).length > 0) throw new Error('a solution is wrong');
  solutions.push(grid);
  return solutions.length > 1;
}

function takeAll({ stage }: Search): void {
  if (stage.kind === 'learning') stage.learning.restarts.isProving = true;
}
