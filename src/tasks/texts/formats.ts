// The formats that files can be written in.

import { FORMATS } from '../../formats/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';

export interface FormatToWrite {
  readonly id: string;
  readonly title: string;
  /** Of file names, without the dot. */
  readonly extension: string;
}

/** Some are for reading alone. */
export async function listFormats(
  _: Record<string, never>,
): Promise<Success<readonly FormatToWrite[]>> {
  const writable = FORMATS.filter(({ write }) => write !== undefined);
  return success(
    writable.map(({ id, title, extensions }) => ({ id, title, extension: extensions[0] ?? id })),
  );
}
