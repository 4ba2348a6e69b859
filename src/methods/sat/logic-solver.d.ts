// The part of the package logic-solver that is used here: its MiniSat. The package has no types of
// its own.

declare module 'logic-solver' {
  /** MiniSat as Emscripten compiled it: its functions, and the heap that they work in. */
  export interface MiniSatModule {
    readonly HEAP8: Int8Array;
    readonly HEAP32: Int32Array;
    print: (text: string) => void;
    printErr: (text: string) => void;
    readonly _malloc: (bytes: number) => number;
    readonly _free: (address: number) => void;
    /** Takes the address of literals that end with 0. */
    readonly _addClause: (address: number) => number;
    /** Returns 1 when there is a model. */
    readonly _solve: () => number;
    /** Returns the address of the values of the variables from 1 on, a byte each; 0 is true. */
    readonly _getSolution: () => number;
  }

  const Logic: { readonly _MiniSat: new () => { readonly _C: MiniSatModule } };
  export default Logic;
}
