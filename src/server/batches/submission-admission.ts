// Admits submissions of batches. One may take an hour to come, so they have places of their own,
// and no other request waits for them. What the server holds of one at a time is the line that has
// not ended and the chunks that go to the store together, however long the submission is.

import type { FastifyRequest } from 'fastify';
import { ITEMS_TYPE } from '../../batches/http/chunk-lines.ts';
import { LONGEST_IMAGE_ITEM } from '../../batches/input/image-item.ts';
import { WAITING_BYTES } from '../../batches/store/submit.ts';
import { makeAdmission } from '../protection/admission.ts';

/** The most submissions at a time, of which a client alone gets half. */
const PLACES = 32;
/** The most bytes of all of them: eight of images, which are by far the largest. */
const BYTES = 8 * (LONGEST_IMAGE_ITEM + WAITING_BYTES);

/** Makes a hook for submissions; `puzzleBytes` bounds a puzzle. */
export function makeSubmissionAdmission(puzzleBytes: number) {
  const sizeOf = (request: FastifyRequest): number =>
    WAITING_BYTES + longestLine(request, puzzleBytes);
  const most = WAITING_BYTES + longestItem('solve', puzzleBytes);
  return makeAdmission({ inHand: PLACES, bytesInHand: Math.max(BYTES, most), sizeOf });
}

function longestLine(request: FastifyRequest, puzzleBytes: number): number {
  const { do: operation } = request.query as { readonly do?: unknown };
  return isOfItems(request) ? longestItem(String(operation), puzzleBytes) : puzzleBytes;
}

/** Whether a submission has items that a client has made of its files. */
export function isOfItems({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.startsWith(ITEMS_TYPE) === true;
}

/**
 * A puzzle can stand in an item as a string of JSON, in which each of its quotes takes two bytes.
 */
export function longestItem(operation: string, puzzleBytes: number): number {
  return operation === 'create' ? LONGEST_IMAGE_ITEM : 2 * puzzleBytes;
}
