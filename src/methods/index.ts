// The methods of the field, side by side: `loadMethod` one, `solveBy` it.

export { completeChoices } from './choices.ts';
export { factsOf, type MethodFacts } from './facts.ts';
export { median, missedSolutions } from './judge.ts';
export type * from './method.ts';
export { isMethodId, loadMethod, METHOD_IDS, type MethodId } from './registry.ts';
export { refusalOf, solveBy } from './solve-by.ts';
