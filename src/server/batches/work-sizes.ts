// The most bytes of what workers send.

import { LARGEST_DELIVERY } from '../../batches/http/delivery-size.ts';

/** A delivery brings the answers of some seconds. A larger one is refused for good. */
export const DELIVERY_BYTES = LARGEST_DELIVERY;
/** All else is short; a beat of many threads names hundreds of thousands of chunks. */
export const SHORT_BYTES = 4 * 1024 * 1024;
