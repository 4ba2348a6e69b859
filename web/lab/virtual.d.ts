declare module 'virtual:methods' {
  /** In the order of the registry. */
  export const methods: readonly import('../../src/methods/index.ts').MethodFacts[];
}
