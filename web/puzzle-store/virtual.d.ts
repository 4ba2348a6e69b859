declare module 'virtual:built-in' {
  export const list: readonly import('./built-in.ts').BuiltIn[];
  export const loaders: Readonly<
    Record<string, () => Promise<{ default: import('../../src/puzzle/puzzle.ts').Puzzle }>>
  >;
  export const titleLoaders: Readonly<
    Record<
      import('../../src/explain/words/languages.ts').Language,
      () => Promise<{ default: Readonly<Record<string, string>> }>
    >
  >;
}
