// How long a frame with a sentence stays when a chain plays by itself.

/** Milliseconds in which a person finds the cells of a frame on the board. */
const LOOKING = 1500;
/** Milliseconds for a character: about 170 words a minute, an unhurried pace. */
const READING = 55;

export function readingTime(sentence: string): number {
  return LOOKING + READING * sentence.length;
}
