// The problems of files that the system does not let the program read.

import type { Problem } from '../../puzzle/problem.ts';
import { describeSystemError } from '../run/system-error.ts';

export function unreadable(error: NodeJS.ErrnoException): Problem {
  return { code: 'cannot-read', message: `cannot read it: ${describeSystemError(error)}` };
}

/**
 * Returns the problem of a file in a folder. The folder lists the name. If there is no file of that
 * name, the name is a link that leads nowhere, unless the file was removed just now.
 */
export function unreachable(error: NodeJS.ErrnoException): Problem {
  if (error.code !== 'ENOENT') return unreadable(error);
  return { code: 'cannot-read', message: 'cannot read it: it is a link that leads nowhere' };
}
