// The methods of the field, side by side: `loadMethod` loads a method, `solveBy` solves a puzzle by
// it.

export { completeChoices } from './choices.ts';
export { median, missedSolutions } from './compare-answers.ts';
export { factsOf, type MethodFacts } from './facts.ts';
export { isWarm, NO_RUNS, type Tally, weighRun } from './measuring.ts';
export type * from './method.ts';
export { METHOD_IDS, type MethodId } from './method-ids.ts';
export { isFalse, isSettled, type MethodOutcome, OUTCOME_WORDS, outcomeOf } from './outcome.ts';
export { isMethodId, loadMethod } from './registry.ts';
export { cutReport, type RunReport, runReportOf } from './run-report.ts';
export { refusalOf, solveBy } from './solve-by.ts';
