// Lists every task that a front end can ask for. Each task is loaded when it is first needed. A
// task is a function of its arguments and a host. Arguments, outcome, progress and items are plain
// data, except that `verify` can also take its text as a stream. A new task takes one file and one
// line: in page-tasks.ts if the page asks for it, otherwise here.

import type { Host } from './host.ts';
import { PAGE_LOADERS } from './page-tasks.ts';
import type { TaskFunction } from './serve-tasks.ts';

const LOADERS = {
  ...PAGE_LOADERS,
  'answer-items': async () => (await import('./items/answer-items.ts')).answerItemLines,
  'answer-text': async () => (await import('./texts/answer-text.ts')).answerText,
  check: async () => (await import('./solving/check.ts')).checkGrid,
  count: async () => (await import('./solving/count.ts')).countSolutions,
  'items-of-text': async () => (await import('./items/items-of-text.ts')).readTextItems,
  'puzzle-from-image': async () => (await import('./drawing/puzzle-from-image.ts')).makeImagePuzzle,
  'puzzle-of-item': async () => (await import('./items/puzzle-of-item.ts')).readItemPuzzle,
  'read-puzzle': async () => (await import('./texts/read-puzzle.ts')).readPuzzleText,
  'solve-by-method': async () => (await import('./solving/solve-by-method.ts')).solveByMethod,
  verify: async () => (await import('./solving/verify.ts')).verifyCertificate,
} as const satisfies Readonly<Record<string, () => Promise<TaskFunction>>>;

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
