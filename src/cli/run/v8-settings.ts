// Sets how V8 manages its memory and when it compiles, for the whole process with its threads.

import { setFlagsFromString } from 'node:v8';

/** Applies the settings, which is best done before any work. */
export function setUpV8(): void {
  expectShortLives();
  optimizeLater();
}

/**
 * Tells V8 not to expect that objects live long. The data of a search is short-lived, and many
 * searches follow each other. V8 otherwise expects that objects like those that survived one
 * collection live long, and allocates them where only a full collection frees them. That cost a
 * quarter of the time of small puzzles (15x15: 330 µs each instead of 250).
 */
function expectShortLives(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/**
 * Flags that let a function run four times as long before TurboFan compiles it, by the major
 * version of V8. A version complains on standard error about a flag that it does not know.
 */
const LATER: Readonly<Record<string, string>> = {
  // Node 20
  '11': '--interrupt-budget=270000',
  // Node 22
  '12': '--invocation-count-for-turbofan=12000',
};

/**
 * Lets V8 optimize fewer functions, because most puzzles are solved before compiling with TurboFan
 * pays. This saves sets of five to 76 puzzles 12 to 19 % of their CPU time, start included, and
 * long searches take as long as before. Node 24 needs no flag, because it compiles with Maglev
 * first, which costs little.
 */
function optimizeLater(): void {
  const flag = LATER[process.versions.v8.split('.', 1)[0] ?? ''];
  if (flag !== undefined) setFlagsFromString(flag);
}
