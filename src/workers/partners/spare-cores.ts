// Tells long tasks whether a core is idle that a partner could use. Whoever starts the tasks counts
// them, and watches what other programs use; the tasks, on threads of their own, only read a flag
// in shared memory, so that nothing has to be given back by a thread that ends suddenly.

import { watchOthers } from './watch-others.ts';

export interface SpareCores {
  /** Notes that a task begins, which takes one core. Most tasks have no use for a partner. */
  begin(task?: { readonly wantsPartner: boolean }): BusyCore;
}

export interface BusyCore {
  /** Shared memory; 1 while a core is idle that this task may use for a partner, else 0. */
  readonly spare: Int32Array;
  end(): void;
}

/** Other programs are watched by `watch` while a task runs that wants a partner. */
export function makeSpareCores(
  cores: number,
  watch: (tell: (cores: number) => void) => () => void = watchOthers,
): SpareCores {
  const busy = new Map<BusyCore, boolean>();
  let others = 0;
  let endWatch: (() => void) | undefined;
  const share = (): void => {
    // A core that others use for less than half of the time counts as idle.
    let idle = cores - busy.size - Math.round(others);
    for (const [{ spare }, wantsPartner] of busy) {
      Atomics.store(spare, 0, wantsPartner && idle-- > 0 ? 1 : 0);
    }
  };
  const keepWatch = (): void => {
    if (cores > 1 && [...busy.values()].includes(true)) {
      endWatch ??= watch((used) => {
        others = used;
        share();
      });
    } else {
      endWatch?.();
      endWatch = undefined;
      others = 0;
    }
  };
  const update = (): void => {
    keepWatch();
    share();
  };
  return {
    begin({ wantsPartner } = { wantsPartner: false }) {
      const core: BusyCore = {
        spare: new Int32Array(new SharedArrayBuffer(4)),
        end() {
          busy.delete(core);
          update();
        },
      };
      busy.set(core, wantsPartner);
      update();
      return core;
    },
  };
}
