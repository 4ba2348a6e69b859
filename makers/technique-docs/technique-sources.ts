// Web pages that describe the techniques.

import type { Technique } from '../../src/explain/model/step.ts';

const WIKIPEDIA = '[Wikipedia](https://en.wikipedia.org/wiki/Nonogram#Solution_techniques)';
const NONOGRAMS = '[nonograms.org](https://www.nonograms.org/methods)';
const WEBPBN = '[webpbn.com](https://webpbn.com/solving.html)';
const DAVIDJE13 = "[davidje13's Nonogram](https://github.com/davidje13/Nonogram)";

export const SOURCES: Readonly<Record<Technique, readonly string[]>> = {
  'empty-line': [WIKIPEDIA],
  'full-line': [WIKIPEDIA, NONOGRAMS],
  'line-complete': [NONOGRAMS],
  'only-filled-remain': [NONOGRAMS],
  'simple-boxes': [WIKIPEDIA, NONOGRAMS],
  glue: [WIKIPEDIA, NONOGRAMS],
  mercury: [WIKIPEDIA],
  punctuating: [WIKIPEDIA, NONOGRAMS],
  'small-gap': [WIKIPEDIA, NONOGRAMS],
  splitting: [WIKIPEDIA, NONOGRAMS],
  joining: [WIKIPEDIA, NONOGRAMS],
  forcing: [WIKIPEDIA, NONOGRAMS],
  overlap: [WIKIPEDIA, NONOGRAMS],
  'simple-spaces': [WIKIPEDIA, NONOGRAMS],
  'case-analysis': [DAVIDJE13],
  'double-positioning': [NONOGRAMS],
  'colours-meet': [WEBPBN],
  'edge-logic': [WEBPBN],
  contradiction: [WIKIPEDIA, WEBPBN],
  'two-way': [WEBPBN, DAVIDJE13],
  summing: [WEBPBN],
  symmetry: [WEBPBN],
  search: [WEBPBN],
};
