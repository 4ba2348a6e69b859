// The place in a list of batches, as text: `CREATED,ID`.

import { z } from 'zod';
import type { ListPlace } from './batch-store.ts';

export function listPlaceText({ created, id }: ListPlace): string {
  return `${created},${id}`;
}

const PLACE = z.object({ created: z.iso.datetime(), id: z.uuid() });

/** Returns undefined for other texts. */
export function readListPlace(text: string): ListPlace | undefined {
  const [created, id] = text.split(',');
  return PLACE.safeParse({ created, id }).data;
}
