// Lists the tasks that a page asks its worker for. Each task is loaded when it is first needed. The
// page keeps the code of all listed tasks for use without a network, so tasks that no page needs
// are not listed.

import type { LoadTask, TaskFunction } from './serve-tasks.ts';

export const PAGE_LOADERS = {
  ambiguity: async () => (await import('./drawing/ambiguity.ts')).findAmbiguity,
  book: async () => (await import('./books/book.ts')).makePdfBook,
  'book-facts': async () => (await import('./books/book-facts.ts')).findBookFacts,
  'cells-to-give': async () => (await import('./drawing/cells-to-give.ts')).chooseCellsToGive,
  chain: async () => (await import('./explaining/chain.ts')).tellChain,
  'contradictory-lines': async () =>
    (await import('./explaining/contradictory-lines.ts')).findContradictoryLines,
  corrections: async () => (await import('./explaining/corrections.ts')).findCorrections,
  differing: async () => (await import('./drawing/differing.ts')).findDiffering,
  'difficulty-changes': async () =>
    (await import('./drawing/difficulty-changes.ts')).findDifficultyChanges,
  repair: async () => (await import('./drawing/repair.ts')).findRepair,
  explain: async () => (await import('./explaining/explain.ts')).explainPuzzle,
  formats: async () => (await import('./texts/formats.ts')).listFormats,
  generate: async () => (await import('./drawing/generate.ts')).generatePuzzles,
  hint: async () => (await import('./explaining/hint.ts')).findHint,
  mistakes: async () => (await import('./explaining/mistakes.ts')).findMistakes,
  parse: async () => (await import('./texts/parse.ts')).parseText,
  picture: async () => (await import('./drawing/picture-from-image.ts')).makePicture,
  rate: async () => (await import('./explaining/rate.ts')).ratePuzzle,
  'read-photo': async () => (await import('./photos/read-photo.ts')).readPhotoOfTask,
  'record-method': async () => (await import('./solving/record-method.ts')).recordMethod,
  settle: async () => (await import('./solving/settle.ts')).settleDraft,
  solve: async () => (await import('./solving/solve.ts')).solvePuzzle,
  techniques: async () => (await import('./explaining/techniques.ts')).showTechniques,
  why: async () => (await import('./explaining/why.ts')).findWhy,
  write: async () => (await import('./texts/write.ts')).writePuzzle,
} as const satisfies Readonly<Record<string, () => Promise<TaskFunction>>>;

export type PageTaskId = keyof typeof PAGE_LOADERS;

export const loadPageTask: LoadTask = (task) => PAGE_LOADERS[task as PageTaskId]();
