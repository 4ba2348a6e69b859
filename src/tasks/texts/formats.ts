// Lists the formats that files can be written in.

import { FORMATS } from '../../formats/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';

export interface FormatToWrite {
  readonly id: string;
  readonly title: string;
  /** The extension of file names, without the dot. */
  readonly extension: string;
}

/** Leaves out the formats that can only be read. */
export async function listFormats(
  _: Record<string, never>,
): Promise<Success<readonly FormatToWrite[]>> {
  const writable = FORMATS.filter(({ write }) => write !== undefined);
  return success(
    writable.map(({ id, title, extensions }) => ({ id, title, extension: extensions[0] ?? id })),
  );
}
