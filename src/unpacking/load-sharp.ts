// Loads the package that unpacks images, when the first image is unpacked. The package is optional.

import { failure, type Outcome, type Problem, success } from '../puzzle/problem.ts';

export type SharpPackage = typeof import('sharp').default;

/** Returns a problem if the package is missing, or has no binary for this machine. */
export async function loadSharp(): Promise<Outcome<SharpPackage>> {
  try {
    return success((await import('sharp')).default);
  } catch (error) {
    return failure(notLoaded((error as Error).message));
  }
}

/** The package throws plain errors; those of other classes are faults of this program. */
export function isFromSharp(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error;
}

function notLoaded(reason: string): Problem {
  const [line] = reason.split('\n');
  const message = `images need the package sharp, which cannot be loaded (${line}): run "npm install sharp"`;
  return { code: 'not-installed', message };
}
