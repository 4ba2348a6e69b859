// The default solver. `solve`, `solutions` and `count` suit most callers; `makeSearch` and `run`
// give the same search in slices, without promises.

export { type Count, count } from './count.ts';
export {
  ALL_LAYERS,
  type EngineStep,
  type Layers,
  type Limits,
  PHASES,
  type Phase,
  type Progress,
  type SolveOptions,
  type Terms,
} from './options.ts';
export { makeSearch, run, type Search } from './search.ts';
export { knownOf, progressOf, solutionOf, statsOf } from './search-report.ts';
export { type Settled, settleLines } from './settle.ts';
export { solutions, solve } from './solve.ts';
