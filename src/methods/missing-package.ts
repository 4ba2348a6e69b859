// Solvers by other authors come in packages that need not be installed. Only the absence of such a
// package is reported as "not installed"; any other error while a package loads is rethrown as a
// fault.
//
// The imports are awaited inside a `try`, because bundlers such as esbuild then accept that the
// package is missing.

import type { Problem } from '../puzzle/problem.ts';

export function isMissingPackage(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND';
}

export function missingPackage(method: string, name: string): Problem {
  const message = `${method} needs the package ${name}, which is not installed: run "npm install ${name}", or take another method`;
  return { code: 'not-installed', message };
}
