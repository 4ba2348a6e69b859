// The formats that files can be written in.

import { FORMATS } from '../../../src/formats/index.ts';

export interface WritableFormat {
  readonly id: string;
  readonly title: string;
  /** Of file names, without the dot. */
  readonly extension: string;
}

/** Some are for reading alone. */
export async function listFormats(_: Record<string, never>): Promise<readonly WritableFormat[]> {
  return FORMATS.filter(({ write }) => write !== undefined).map(({ id, title, extensions }) => ({
    id,
    title,
    extension: extensions[0] ?? id,
  }));
}
