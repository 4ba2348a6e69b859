// Calls the MiniSat of the package logic-solver, which is compiled to JavaScript and has a heap of
// 64 MiB that cannot grow.
//
// Clauses are written directly into that heap: the package's own `require` takes ten times as long
// and keeps names and arrays of all clauses. When the heap is full MiniSat aborts in the middle of
// its work; its answers after that could be wrong, so MiniSat is not called again. Source: N. Eén
// and N. Sörensson, An Extensible SAT-solver, 2003; D. Greenspan, logic-solver, 2015.

import type { Clauses } from '../../models/cnf/clauses.ts';
import { isOutOfMemory } from '../../puzzle/out-of-memory.ts';
import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { isMissingPackage, missingPackage } from '../missing-package.ts';

type Package = typeof import('logic-solver');
type Module = import('logic-solver').MiniSatModule;

export interface MiniSat {
  /** Adds clauses, unless the memory is full. */
  readonly add: (clauses: Clauses) => void;
  /**
   * Solves the formula, which can take any time and cannot be interrupted. Returns 'unknown' when
   * the memory is full.
   */
  readonly solve: () => 'satisfiable' | 'unsatisfiable' | 'unknown';
  /**
   * Returns the values of variables in the model that the last solve found, valid until the next
   * solve.
   */
  readonly model: () => (variable: number) => boolean;
  /** Whether the memory is full; then this solver is of no more use. */
  readonly isFull: () => boolean;
  readonly counters: () => Readonly<Record<string, number>>;
}

export const MINISAT_OUT_OF_MEMORY: Problem = {
  code: 'out-of-memory',
  message:
    'MiniSat has filled its 64 MiB of memory: choose the encoding with the fewest clauses, order, or another method',
};

const NO_MEMORY: Problem = {
  code: 'out-of-memory',
  message: 'this machine has no 64 MiB left for MiniSat: end other work, or choose another method',
};

export async function loadMiniSat(
  importPackage?: () => Promise<Package>,
): Promise<Outcome<MiniSat>> {
  try {
    const { default: Logic } = importPackage ? await importPackage() : await import('logic-solver');
    return success(makeMiniSat(new Logic._MiniSat()._C));
  } catch (thrown) {
    if (isMissingPackage(thrown)) return failure(missingPackage('sat', 'logic-solver'));
    if (isOutOfMemory(thrown)) return failure(NO_MEMORY);
    throw thrown;
  }
}

function makeMiniSat(module: Module): MiniSat {
  const { HEAP8, HEAP32 } = module;
  const guard = makeGuard(module);
  const buffer = { address: 0, words: 0 };
  let calls = 0;
  return {
    add: (clauses) => guard.run(() => addAll(module, buffer, clauses)),
    solve() {
      calls++;
      const found = guard.run(module._solve);
      if (found === undefined) return 'unknown';
      return found === 1 ? 'satisfiable' : 'unsatisfiable';
    },
    model() {
      const first = module._getSolution();
      return (variable) => HEAP8[first + variable - 1] === 0;
    },
    isFull: guard.isFull,
    counters: () => countersIn(HEAP32, calls),
  };
}

interface Guard {
  /**
   * Runs `work` and returns its result; undefined when the memory is full before or after `work`.
   */
  readonly run: <T>(work: () => T) => T | undefined;
  readonly isFull: () => boolean;
}

/**
 * Makes a guard that recognises an abort for lack of memory. An abort prints its reason, then
 * throws a text; the guard reads the reason and keeps it off the console.
 */
function makeGuard(module: Module): Guard {
  let isFull = false;
  module.print = () => {};
  module.printErr = (text) => {
    isFull ||= text.startsWith('Cannot enlarge memory');
  };
  return {
    isFull: () => isFull,
    run(work) {
      if (isFull) return undefined;
      try {
        return work();
      } catch (thrown) {
        if (isFull) return undefined;
        throw thrown;
      }
    },
  };
}

/** A piece of the heap, for one clause at a time. */
interface Buffer {
  address: number;
  words: number;
}

function addAll(module: Module, buffer: Buffer, { starts, literals, count }: Clauses): void {
  const { HEAP32 } = module;
  for (let i = 0; i < count; i++) {
    makeRoom(module, buffer, starts[i + 1] - starts[i] + 1);
    let at = buffer.address >> 2;
    for (let k = starts[i]; k < starts[i + 1]; k++) HEAP32[at++] = literals[k];
    HEAP32[at] = 0;
    module._addClause(buffer.address);
  }
}

function makeRoom(module: Module, buffer: Buffer, words: number): void {
  if (words <= buffer.words) return;
  if (buffer.address !== 0) module._free(buffer.address);
  buffer.words = 2 * words;
  buffer.address = module._malloc(4 * buffer.words);
}

/**
 * The only build of the package stores the address of its solver at this word of the heap, and its
 * counters at these words from that address on.
 */
const SOLVER = 964;
const AT = { solves: 38, restarts: 40, decisions: 42, propagations: 46, conflicts: 48 } as const;

/**
 * Reads the counters from the heap, since the package has no function for them. Returns no counters
 * when the count of solves differs from `calls`: another build would have the counters elsewhere.
 */
function countersIn(heap: Int32Array, calls: number): Readonly<Record<string, number>> {
  const at = heap[SOLVER] >> 2;
  if (heap[at + AT.solves] !== calls) return {};
  const { solves: _, ...counters } = AT;
  return Object.fromEntries(
    Object.entries(counters).map(([name, word]) => [name, heap[at + word] >>> 0]),
  );
}
