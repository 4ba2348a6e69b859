// The default solver. `solve`, `solutions` and `count` suit most callers; `makeSearch` and `run` give the
// same search in slices, without promises.

export { type Count, count } from './count.ts';
export {
  ALL_LAYERS,
  type Layers,
  type Limits,
  PHASES,
  type Phase,
  type Progress,
  type SolveOptions,
} from './options.ts';
export {
  knownOf,
  makeSearch,
  progressOf,
  run,
  type Search,
  solutionOf,
  statsOf,
} from './search.ts';
export { type Settled, settleLines } from './settle.ts';
export { solutions, solve } from './solve.ts';
