// Lists the methods, one on each line. A method is loaded when it is asked for.

import type { Method } from './method.ts';
import { METHOD_IDS, type MethodId } from './method-ids.ts';

const LOADERS: Readonly<Record<MethodId, () => Promise<Method>>> = {
  engine: async () => (await import('./engine.ts')).engine,
  cells: async () => (await import('./cells/cells.ts')).cells,
  permutations: async () => (await import('./permutations/permutations.ts')).permutations,
  bits: async () => (await import('./bits/bits.ts')).bits,
  mip: async () => (await import('./mip/mip.ts')).mip,
  smt: async () => (await import('./smt/smt.ts')).smt,
  sat: async () => (await import('./sat/sat.ts')).sat,
  rules: async () => (await import('./rules/rules.ts')).rules,
  relaxations: async () => (await import('./relaxations/relaxations.ts')).relaxations,
  probing: async () => (await import('./probing/probing.ts')).probing,
  dfs: async () => (await import('./dfs.ts')).dfs,
  genetic: async () => (await import('./genetic/genetic.ts')).genetic,
  flow: async () => (await import('./flow/flow.ts')).flow,
  reinforcement: async () => (await import('./reinforcement/reinforcement.ts')).reinforcement,
  minizinc: async () => (await import('./minizinc/minizinc.ts')).minizinc,
};

export function isMethodId(id: string): id is MethodId {
  return Object.hasOwn(LOADERS, id);
}

/** Loads the method with this id. Throws a RangeError when there is none. */
export async function loadMethod(id: MethodId): Promise<Method> {
  if (!isMethodId(id))
    throw new RangeError(`method is ${id}: expected one of ${METHOD_IDS.join(', ')}`);
  return LOADERS[id]();
}
