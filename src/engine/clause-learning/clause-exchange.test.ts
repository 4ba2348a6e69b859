import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../test/block-places.ts';
import { domino, randomPuzzle } from '../../../test/boards.ts';
import {
  arbitraryFormula,
  learnerOf,
  literalOf,
  modelsOf,
  signedOf,
  toBeWatched,
  trailOf,
  watchedOf,
} from '../../../test/clause-learner.ts';
import { defined } from '../../puzzle/defined.ts';
import { colourOf, type Grid, lineColours } from '../../puzzle/grid.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { makeBoardWithin } from '../board/board.ts';
import { makeRandom } from '../random.ts';
import { makeSearch, run } from '../search/search.ts';
import { solve } from '../solve.ts';
import { exchangeClauses, makeClauseExchange, offerClause, takeOutbox } from './clause-exchange.ts';
import { HEADER } from './clause-store.ts';
import { excludeSolution } from './exclude-solution.ts';
import { learn } from './learn.ts';
import type { LearnerState } from './learner-state.ts';
import { solvedCells } from './read-cells.ts';
import { logClause, makeClauseLog } from './report-clauses.ts';
import { makeRestarts } from './restarts.ts';
import type { ClauseLearning } from './start-learning.ts';

const WITHOUT_END = Number.POSITIVE_INFINITY;
const PLAIN = { learning: false };

/** Returns the search when it has come to clause learning, unless it ends before. */
function learningOf(puzzle: Puzzle, within?: Int32Array) {
  const search = makeSearch(puzzle, { ...defined({ within }), layers: { probing: false } });
  while (search.state === 'open' && search.stage.kind !== 'learning') run(search, 1);
  const { stage, root } = search;
  return stage.kind === 'learning' ? { learning: stage.learning, root } : undefined;
}

/** Makes puzzles that need clause learning, with all their solutions. */
async function* puzzles(seed: number, count: number) {
  const random = makeRandom(seed);
  for (let made = 0; made < count; ) {
    const side = 7 + random.below(5);
    const puzzle = made < 3 ? domino(4 + made) : randomPuzzle(random, side, side, 1, 0.5);
    if (learningOf(puzzle) === undefined) continue;
    const { solutions } = await solve(puzzle, { layers: PLAIN, maxSolutions: 50 });
    if (solutions.length === 50) continue;
    made++;
    yield { puzzle, solutions };
  }
}

/** Returns whether a grid makes a clause of a learner true. */
function judgeOf(puzzle: Puzzle, { board, encoding }: ClauseLearning) {
  let numbers: number[] = [];
  const log = makeClauseLog(makeBoardWithin(puzzle, board.cells), encoding, (event) => {
    numbers = [...event.numbers.subarray(0, event.size)];
  });
  return (literals: Int32Array, grid: Grid): boolean => {
    logClause(log, 'learnt', literals);
    const lines = Array.from({ length: puzzle.width + puzzle.height }, (_, line) => line);
    const places = lines.flatMap((line) =>
      placesOf(clueOfLine(puzzle, line) ?? [], lineColours(grid, line)),
    );
    return numbers.some((subject, i) => {
      if (i % 2 === 1) return false;
      const value = numbers[i + 1] < 0 ? ~numbers[i + 1] : numbers[i + 1];
      const { cells } = grid;
      const says =
        subject < cells.length
          ? colourOf(cells[subject]) === value
          : places[subject - cells.length] >= value;
      return says === numbers[i + 1] >= 0;
    });
  };
}

function clausesIn(list: Int32Array): Int32Array[] {
  const clauses: Int32Array[] = [];
  for (let at = 0; at < list.length; at += 1 + list[at]) {
    clauses.push(list.subarray(at + 1, at + 1 + list[at]));
  }
  return clauses;
}

/** Returns the clauses that are offered until `learn` stops, and what holds for good by then. */
function offeredBy(learning: ClauseLearning): { outcome: string; clauses: Int32Array[] } {
  const { learner } = learning;
  const exchange = learner.exchange ?? makeClauseExchange(learner.clauses);
  learner.exchange = exchange;
  const outcome = learn(learning, WITHOUT_END, WITHOUT_END);
  return { outcome, clauses: clausesIn(takeOutbox(exchange)) };
}

describe('the exchange of clauses', () => {
  it('offers what all solutions have that are not ruled out', async () => {
    let offered = 0;
    for await (const { puzzle, solutions } of puzzles(1, 15)) {
      const { learning } = learningOf(puzzle) ?? expect.fail('it needs no learning');
      const isTrue = judgeOf(puzzle, learning);
      let left = solutions;
      for (;;) {
        const { outcome, clauses } = offeredBy(learning);
        offered += clauses.length;
        for (const clause of clauses) {
          expect(left.every((grid) => isTrue(clause, grid))).toBe(true);
        }
        if (outcome === 'done') break;
        const cells = solvedCells(learning).join();
        left = left.filter((grid) => grid.cells.join() !== cells);
        if (!excludeSolution(learning)) break;
      }
      expect(left).toEqual([]);
    }
    expect(offered).toBeGreaterThan(80);
  });

  it('takes clauses in without their false literals', () => {
    const variables = 6;
    const formulas = arbitraryFormula(variables, 8);
    const lists = arbitraryFormula(variables, 8, 1);
    fc.assert(
      fc.property(formulas, lists, (formula, { clauses }) => {
        const learner = learnerOf(formula);
        const exchange = makeClauseExchange(learner.clauses);
        exchange.inbox.push(
          Int32Array.from(clauses.flatMap((clause) => [clause.length, ...clause.map(literalOf)])),
        );
        const isOpen = exchangeClauses({ learner, restarts: proving() }, exchange);
        const all = { variables, clauses: [...formula.clauses, ...clauses] };
        const kept = { variables, clauses: [...formula.clauses, ...clausesOf(learner)] };
        expect(isOpen ? modelsOf(kept) : []).toEqual(modelsOf(all));
        expect(watchedOf(learner)).toEqual(toBeWatched(learner));
        expect(exchange.inbox).toEqual([]);
      }),
    );
  });

  it('keeps clauses back while a first solution is looked for', () => {
    const learner = learnerOf({ variables: 3, clauses: [] });
    const exchange = makeClauseExchange(learner.clauses);
    exchange.inbox.push(Int32Array.of(1, 0));
    const restarts = makeRestarts();
    exchangeClauses({ learner, restarts }, exchange);
    expect(trailOf(learner)).toEqual([]);
    restarts.isProving = true;
    exchangeClauses({ learner, restarts }, exchange);
    expect(trailOf(learner)).toEqual([1]);
  });

  it('keeps back a bounded number of clauses, the latest ones', () => {
    const learner = learnerOf({ variables: 3, clauses: [] });
    const exchange = makeClauseExchange(learner.clauses);
    exchange.inbox.push(Int32Array.of(1, 0));
    for (let i = 0; i < 1000; i++) exchange.inbox.push(Int32Array.of(1, 2));
    exchangeClauses({ learner, restarts: makeRestarts() }, exchange);
    expect(exchange.inbox.length).toBeLessThan(1000);
    exchangeClauses({ learner, restarts: proving() }, exchange);
    expect(trailOf(learner)).toEqual([2]);
  });

  it('offers what holds for good once, and nothing that it was told', () => {
    const learner = learnerOf({ variables: 3, clauses: [] });
    const exchange = makeClauseExchange(learner.clauses);
    exchange.inbox.push(Int32Array.of(1, 2));
    exchangeClauses({ learner, restarts: proving() }, exchange);
    exchangeClauses({ learner, restarts: proving() }, exchange);
    expect(takeOutbox(exchange)).toEqual(Int32Array.of());
    exchange.offered = 0;
    exchangeClauses({ learner, restarts: proving() }, exchange);
    exchangeClauses({ learner, restarts: proving() }, exchange);
    expect(takeOutbox(exchange)).toEqual(Int32Array.of(1, 2));
  });

  it('offers short clauses and those of low LBD, but none that were not learnt', () => {
    const exchange = makeClauseExchange(learnerOf({ variables: 9, clauses: [] }).clauses);
    const clause = (size: number): Int32Array => Int32Array.from({ length: size }, (_, i) => 2 * i);
    for (const [size, lbd] of [
      [2, 9],
      [4, 0],
      [4, 2],
      [4, 9],
      [1, 1],
    ]) {
      offerClause(exchange, clause(size), lbd);
    }
    expect(clausesIn(takeOutbox(exchange))).toEqual([clause(2), clause(4)]);
  });
});

it('gives a partner the same literals from the same cells', async () => {
  for await (const { puzzle } of puzzles(2, 8)) {
    const { learning, root } = learningOf(puzzle) ?? expect.fail('it needs no learning');
    const other = learningOf(puzzle, root)?.learning;
    expect(other?.encoding).toEqual(learning.encoding);
    expect(other?.board.cells).toEqual(learning.board.cells);
  }
});

const proving = () => ({ ...makeRestarts(), isProving: true });

/** Returns the learnt clauses and what is on the trail, as clauses of dpll.ts. */
function clausesOf(learner: LearnerState): number[][] {
  const { arena, places, count } = learner.clauses;
  const stored = [...places.subarray(0, count)].map((at) =>
    [...arena.subarray(at + HEADER, at + HEADER + arena[at])].map(signedOf),
  );
  return [...stored, ...trailOf(learner).map((literal) => [literal])];
}
