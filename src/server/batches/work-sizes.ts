// The most bytes of what workers send.

/** Of a delivery, which brings the answers of some seconds; a larger one is refused for good. */
export const DELIVERY_BYTES = 32 * 1024 * 1024;
/** Of all else: a beat names each chunk that a worker has in hand. */
export const SHORT_BYTES = 1024 * 1024;
