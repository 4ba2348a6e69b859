declare module 'z3-solver/build/z3-built.js' {
  /** Makes the module that the wrapper of the package drives. */
  const startModule: (overrides: object) => Promise<unknown>;
  export default startModule;
}
