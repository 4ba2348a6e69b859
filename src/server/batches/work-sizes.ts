// The most bytes of what workers send.

/** A delivery brings the answers of some seconds. A larger one is refused for good. */
export const DELIVERY_BYTES = 32 * 1024 * 1024;
/** All else is short; a beat names each chunk that a worker has in hand. */
export const SHORT_BYTES = 1024 * 1024;
