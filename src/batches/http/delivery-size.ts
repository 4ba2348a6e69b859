// The bounds of what a worker sends to a server.

/**
 * The most bytes of one delivery. A server can admit several deliveries of this size at a time. The
 * bytes are those of the text: a compressed one takes as much memory there once it is unpacked.
 */
export const LARGEST_DELIVERY = 8 * 1024 * 1024;

/**
 * The most characters of a delivery of more than one answer. So much arrives in time on a slow
 * line, and several workers of one address can deliver at once.
 */
export const USUAL_DELIVERY = 2 * 1024 * 1024;
