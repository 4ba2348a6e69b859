// Made by `npm run train -- --seed 1 --episodes 1500`: not to be edited. The puzzles are made from
// the same seed: in turns pictures that lines settle and noise of 50 to 70 %, of 10x10 to 20x20
// cells, and noise of 40 to 50 % of 12x15 to 15x15 cells.

import type { Weights } from './pickers.ts';

export const WEIGHTS: Weights = {
  line: [
    0.0301, // always 1
    0.0509, // unknown cells
    -0.2604, // slack
    -0.0592, // longest block
    -0.1099, // blocks
    0.3281, // new facts since it was solved
    -0.1965, // new facts that are paint
    -0.0679, // new facts for each unknown cell
    -0.4949, // new facts, times how tight the line is
    0.0395, // time in the queue
    0.8744, // cells that a first solve paints or empties
    0.7453, // unknown cells when all paint is found
    0.4492, // any new fact, even on a long line
  ],
  guess: [
    0.2254, // always 1
    0.1188, // unknown cells of the fuller line
    -0.1175, // unknown cells of the other line
    0.2995, // one by the unknown cells of the fuller line
    -0.0926, // slack of the tighter line
    -0.1423, // slack of the other line
    0.1853, // near a side
    0.2443, // chance of the colour
    0.1364, // paint
  ],
};
