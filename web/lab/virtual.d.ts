declare module 'virtual:methods' {
  /** The facts about all methods, in the order of the registry. */
  export const methods: readonly import('../../src/methods/index.ts').MethodFacts[];
}
