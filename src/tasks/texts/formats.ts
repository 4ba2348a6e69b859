// Lists all formats, including those that can only be read.

import { FORMATS } from '../../formats/index.ts';
import { type Success, success } from '../../puzzle/problem.ts';

export interface DescribedFormat {
  readonly id: string;
  readonly title: string;
  /** The extensions of file names, without the dot. */
  readonly extensions: readonly string[];
  readonly isWritten: boolean;
}

export async function listFormats(
  _: Record<string, never>,
): Promise<Success<readonly DescribedFormat[]>> {
  return success(
    FORMATS.map(({ id, title, extensions, write }) => ({
      ...{ id, title, extensions },
      isWritten: write !== undefined,
    })),
  );
}
