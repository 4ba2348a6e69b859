// The terms on which a process asks another one for batches in a folder: whose batches it means,
// how many these may be, and which version of the program asks. They go as a header, which a server
// with keys does not read: that one tells by the key who asks.

import { z } from 'zod';
import { defined } from '../../puzzle/defined.ts';

const TERMS = z.object({
  /** Null stands for batches that belong to nobody; without an owner, those of all are meant. */
  owner: z.string().nullable().optional(),
  version: z.string().optional(),
  /** The most batches of the owner. */
  most: z.number().optional(),
});

export interface AskerTerms {
  readonly owner?: string | null;
  readonly version?: string;
  readonly most?: number;
}

const HEADER = 'x-crosshatch-terms';

/** A header has no room for every character, and a name of a key may have any. */
export function termsHeader(terms: AskerTerms): Record<string, string> {
  return { [HEADER]: encodeURIComponent(JSON.stringify(terms)) };
}

export function readTerms(headers: Readonly<Record<string, unknown>>): AskerTerms {
  const { [HEADER]: text } = headers;
  if (typeof text !== 'string') return {};
  return defined(TERMS.parse(JSON.parse(decodeURIComponent(text))));
}
