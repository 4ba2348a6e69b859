// Bounds the requests of workers that deliver nothing.

/** Only a beat of many threads is long: it names hundreds of thousands of chunks. */
export const SHORT_BYTES = 4 * 1024 * 1024;
