/**
 * The most threads of a worker. Each asks for work about once a second while there is none, which
 * is about what the store of a folder can answer. Several workers can have more together.
 */
export const MOST_THREADS = 256;
