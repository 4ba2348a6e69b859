// Loads Z3, the solver of Microsoft Research, as WebAssembly; its package need not be installed.
//
// An instance takes 0.2 s to start and is never freed (V8 keeps the memory that `Atomics.waitAsync`
// waits on), so instances are reused: a caller takes an instance for itself, and gives the instance
// back. All instances are alike, since everything that a caller makes in an instance belongs to a
// context and is freed with that context. Z3 runs on a thread of its instance, so the host has its
// turns meanwhile. An idle thread does not keep a Node process alive, so no thread has to be ended.
// Source: L. de Moura and N. Bjorner, Z3: An Efficient SMT Solver, 2008.

import type { Z3LowLevel } from 'z3-solver';
import { isOutOfMemory } from '../../puzzle/out-of-memory.ts';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { isMissingPackage, missingPackage } from '../missing-package.ts';

export type Z3 = Z3LowLevel['Z3'];

/** Instances that are started but not in use. They outlive a call. */
const idle: Z3[] = [];

export async function takeZ3(): Promise<Outcome<Z3>> {
  const z3 = idle.pop();
  return z3 === undefined ? startZ3() : success(z3);
}

export function releaseZ3(z3: Z3): void {
  idle.push(z3);
}

type Package = Pick<typeof import('z3-solver'), 'init'>;

export async function startZ3(importPackage?: () => Promise<Package>): Promise<Outcome<Z3>> {
  try {
    const { init } = importPackage ? await importPackage() : await import('z3-solver');
    return success((await init()).Z3);
  } catch (thrown) {
    if (isMissingPackage(thrown)) return failure(missingPackage('smt', 'z3-solver'));
    if (isOutOfMemory(thrown)) return failure(Z3_OUT_OF_MEMORY);
    throw thrown;
  }
}

/**
 * The most memory that Z3 is allowed to take. An instance has 2 GB and aborts the whole process
 * when this memory is full, so Z3 must give up before that.
 */
export const MEMORY_MEGABYTES = 1500;

export const Z3_OUT_OF_MEMORY = {
  code: 'out-of-memory',
  message: `Z3 needs more than the ${MEMORY_MEGABYTES} MB that it may have: choose form=order, or another method`,
};
