// All formats, those that are only read, too.

import { FORMATS } from '../../../src/formats/index.ts';

export interface DescribedFormat {
  readonly id: string;
  /** Of file names, without the dot. */
  readonly extensions: readonly string[];
  readonly isWritten: boolean;
}

export async function describeFormats(
  _: Record<string, never>,
): Promise<readonly DescribedFormat[]> {
  return FORMATS.map(({ id, extensions, write }) => ({
    id,
    extensions,
    isWritten: write !== undefined,
  }));
}
