// Solvers of others are packages that an install may go without. Only the absence of one is told as
// "not installed": every other error while it loads goes on as the fault that it is.
//
// The imports are awaited inside of a `try`: then bundlers, esbuild among them, let them fail.

import type { Problem } from '../puzzle/problem.ts';

export function isMissingPackage(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND';
}

export function missingPackage(method: string, name: string): Problem {
  const message = `${method} needs the package ${name}, which is not installed: run "npm install ${name}", or take another method`;
  return { code: 'not-installed', message };
}
