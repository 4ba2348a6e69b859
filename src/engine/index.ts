// Exports the engine, which is the default solver. `solve`, `solutions` and `count` suit most
// callers; `makeSearch` and `run` give the same search in slices, without promises.

export { type Settled, settleLines } from './board/settle-lines.ts';
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
export { type Count, count } from './search/count.ts';
export { makeSearch, run } from './search/search.ts';
export { knownOf, phaseOf, progressOf, solutionOf, statsOf } from './search/search-report.ts';
export type { Search } from './search/search-state.ts';
export { solutions, solve } from './solve.ts';
