// Every task that a front end can ask for, each loaded when it is first needed. A task is a
// function of its arguments, limits among them, and a host; its outcome, progress and items are
// plain data like the arguments. A new task takes one file, and one line here.

import type { Outcome } from '../puzzle/problem.ts';
import type { Host } from './host.ts';

const LOADERS = {
  'answer-text': async () => (await import('./texts/answer-text.ts')).answerText,
  ambiguity: async () => (await import('./drawing/ambiguity.ts')).findAmbiguity,
  check: async () => (await import('./solving/check.ts')).checkGrid,
  conflict: async () => (await import('./explaining/contradictory-lines.ts')).findConflict,
  corrections: async () => (await import('./explaining/corrections.ts')).findCorrections,
  count: async () => (await import('./solving/count.ts')).countSolutions,
  differing: async () => (await import('./drawing/differing.ts')).findDiffering,
  disambiguate: async () => (await import('./drawing/disambiguate.ts')).findDisambiguation,
  explain: async () => (await import('./explaining/explain.ts')).explainPuzzle,
  formats: async () => (await import('./texts/formats.ts')).listFormats,
  hint: async () => (await import('./explaining/hint.ts')).findHint,
  mistakes: async () => (await import('./explaining/mistakes.ts')).findMistakes,
  parse: async () => (await import('./texts/parse.ts')).parseText,
  picture: async () => (await import('./drawing/picture.ts')).makePicture,
  rate: async () => (await import('./explaining/rate.ts')).ratePuzzle,
  'read-puzzle': async () => (await import('./texts/read-puzzle.ts')).readPuzzleText,
  'record-method': async () => (await import('./solving/record-method.ts')).recordMethod,
  settle: async () => (await import('./solving/settle.ts')).settleDraft,
  solve: async () => (await import('./solving/solve.ts')).solvePuzzle,
  techniques: async () => (await import('./explaining/techniques.ts')).showTechniques,
  why: async () => (await import('./explaining/why.ts')).findWhy,
  write: async () => (await import('./texts/write.ts')).writePuzzle,
} as const satisfies Readonly<Record<string, () => Promise<TaskFunction>>>;

export type TaskFunction = (args: never, host: never) => Promise<Outcome<unknown>>;

type Loaders = typeof LOADERS;
type Tasks = { readonly [T in keyof Loaders]: Awaited<ReturnType<Loaders[T]>> };

export type TaskId = keyof Tasks;
export type ArgsOf<T extends TaskId> = Parameters<Tasks[T]>[0];
export type OutcomeOf<T extends TaskId> = Awaited<ReturnType<Tasks[T]>>;
export type ValueOf<T extends TaskId> = Extract<OutcomeOf<T>, { readonly ok: true }>['value'];
export type ProgressOf<T extends TaskId> = HostOf<T> extends Host<infer P, infer _> ? P : never;
export type ItemOf<T extends TaskId> = HostOf<T> extends Host<infer _, infer I> ? I : never;

type HostOf<T extends TaskId> = Parameters<Tasks[T]>[1];

export function loadTask<T extends TaskId>(task: T): Promise<Tasks[T]> {
  return LOADERS[task]() as Promise<Tasks[T]>;
}
