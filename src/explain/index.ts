// Exports everything about explanation: steps of human reasoning, hints, mistakes, contradictory
// clues, difficulty, and the words for them.

export * from './clue-readings/clue-reading.ts';
export { likeliestClues } from './clue-readings/likeliest-clues.ts';
export type { NumberAlternative, ReadNumber, SettledReading } from './clue-readings/read-number.ts';
export { type SettleOptions, settleReading } from './clue-readings/settle-reading.ts';
export {
  type ContradictionOptions,
  type ContradictoryLines,
  contradictoryLines,
} from './contradictory-clues/contradictory-lines.ts';
export {
  type Correction,
  type CorrectionOptions,
  type Corrections,
  corrected,
  corrections,
} from './contradictory-clues/corrections.ts';
export { type ExplainOptions, explain } from './explanation/explain.ts';
export type { Ending, ExplainProgress } from './explanation/explanation.ts';
export { type Hint, type HintOptions, hint } from './explanation/hint.ts';
export {
  type Refutation,
  type Refuted,
  type RefuteOptions,
  refute,
} from './explanation/refutation.ts';
export { type MistakeOptions, type Mistakes, mistakes } from './mistakes/mistakes.ts';
export { type History, type Move, marksAtStart, withGivenCells } from './model/move-history.ts';
export { type StartBounds, startBoundsOf } from './model/start-bounds.ts';
export * from './model/step.ts';
export { crossingsAfter } from './next-step/crossings.ts';
export { type ExampleStep, exampleOf } from './next-step/example-step.ts';
export { frameTechniques } from './next-step/frame-techniques.ts';
export type { DifficultyMap, StickingPoint } from './rate/difficulty-map.ts';
export { LABELS, type Label, UNIQUE_LABELS, type UniqueLabel } from './rate/label.ts';
export { type RateOptions, type Rating, rate } from './rate/rate.ts';
export { RATE_PHASES, type RateProgress } from './rate/rate-phases.ts';
export { verifySearch } from './verify/verify-search.ts';
export { verifyStep } from './verify/verify-step.ts';
export {
  LANGUAGES,
  labelName,
  techniqueIdea,
  techniqueName,
  tierName,
} from './words/catalogue.ts';
export { clueText, lineText } from './words/cell-words.ts';
export { colourWords } from './words/colour-words.ts';
export { type DescribedCase, describeCases } from './words/describe-cases.ts';
export { type DescribedFrame, describeChain } from './words/describe-chain.ts';
export { describeEnding } from './words/describe-ending.ts';
export { describeHint } from './words/describe-hint.ts';
export { describeRefutation } from './words/describe-refutation.ts';
export { describeMessage, describeStep, type Level } from './words/describe-step.ts';
export { LANGUAGE_IDS, type Language } from './words/languages.ts';
export { capitalised, makeWords, type Words } from './words/message-formatter.ts';
