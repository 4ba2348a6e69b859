declare module 'virtual:methods' {
  /** Sorted as in the registry. */
  export const methods: readonly import('../../src/methods/index.ts').MethodFacts[];
}
