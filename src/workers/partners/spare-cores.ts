// Tells long tasks whether a core is idle that a partner could use. Whoever starts the tasks counts
// them; the tasks, on threads of their own, only read a flag in shared memory, so that nothing has
// to be given back by a thread that ends suddenly.

export interface SpareCores {
  /** Notes that a task begins, which takes one core. Most tasks have no use for another one. */
  begin(hasUse?: boolean): BusyCore;
}

export interface BusyCore {
  /** Shared memory; 1 while a core is idle that this task may use for a partner, else 0. */
  readonly spare: Int32Array;
  end(): void;
}

export function makeSpareCores(cores: number): SpareCores {
  const busy = new Map<BusyCore, boolean>();
  const share = (): void => {
    let idle = cores - busy.size;
    for (const [{ spare }, hasUse] of busy) {
      Atomics.store(spare, 0, hasUse && idle-- > 0 ? 1 : 0);
    }
  };
  return {
    begin(hasUse = false) {
      const core: BusyCore = {
        spare: new Int32Array(new SharedArrayBuffer(4)),
        end() {
          busy.delete(core);
          share();
        },
      };
      busy.set(core, hasUse);
      share();
      return core;
    },
  };
}
