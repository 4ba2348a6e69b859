// Everything that the worker can do, each loaded when it is asked for first. A task is a function
// of its arguments, which are plain data, and a host; what it returns is plain data, too. A new
// task is one file and one line here.

const LOADERS = {
  ambiguity: async () => (await import('./tasks/ambiguity.ts')).findAmbiguity,
  conflict: async () => (await import('./tasks/conflict.ts')).findConflict,
  corrections: async () => (await import('./tasks/corrections.ts')).findCorrections,
  differing: async () => (await import('./tasks/differing.ts')).findDiffering,
  disambiguate: async () => (await import('./tasks/disambiguate.ts')).findRepairs,
  'describe-formats': async () => (await import('./tasks/describe-formats.ts')).describeFormats,
  explain: async () => (await import('./tasks/explain.ts')).explainPuzzle,
  formats: async () => (await import('./tasks/formats.ts')).listFormats,
  hint: async () => (await import('./tasks/hint.ts')).findHint,
  mistakes: async () => (await import('./tasks/mistakes.ts')).findMistakes,
  parse: async () => (await import('./tasks/parse.ts')).parseText,
  picture: async () => (await import('./tasks/picture.ts')).makePicture,
  rate: async () => (await import('./tasks/rate.ts')).ratePuzzle,
  settle: async () => (await import('./tasks/settle.ts')).settleDraft,
  solve: async () => (await import('./tasks/solve.ts')).solvePuzzle,
  techniques: async () => (await import('./tasks/techniques.ts')).showTechniques,
  why: async () => (await import('./tasks/why.ts')).findWhy,
  write: async () => (await import('./tasks/write.ts')).writePuzzle,
} as const;

type Loaders = typeof LOADERS;
export type Tasks = { readonly [T in keyof Loaders]: Awaited<ReturnType<Loaders[T]>> };

export function loadTask<T extends keyof Tasks>(task: T): Promise<Tasks[T]> {
  return LOADERS[task]() as Promise<Tasks[T]>;
}
