declare module 'virtual:built-in' {
  export const list: readonly import('./built-in.ts').BuiltIn[];
  export const loaders: Readonly<
    Record<string, () => Promise<{ default: import('../../src/puzzle/puzzle.ts').Puzzle }>>
  >;
}
