// The place in a list of batches, as text: `CREATED,ID`.

import { z } from 'zod';
import type { ListPlace } from './batch-store.ts';

export function listPlaceText({ created, id }: ListPlace): string {
  return `${created},${id}`;
}

/** A time as a store writes it. There is no year 0 in PostgreSQL. */
const TIME = z.iso.datetime({ precision: 6 }).refine((text) => !text.startsWith('0000'));
const PLACE = z.object({ created: TIME, id: z.uuid() });

/** Returns undefined for other texts. */
export function readListPlace(text: string): ListPlace | undefined {
  const [created, id] = text.split(',');
  return PLACE.safeParse({ created, id }).data;
}
