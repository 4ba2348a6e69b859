// Tells the colours of numbers that stand on plates. Cost: a look at each plate for each digit.

import { type Lab, LIGHT_OF_LEVEL, labOfLight } from '../../create/images/oklab.ts';
import type { PixelBox } from '../photo-reading.ts';
import { type NumberPlates, plateAround } from './number-plates.ts';
import type { Channels } from './pixel-channels.ts';

/** Returns the colours of numbers, told by the boxes of their digits. */
export function numberColours(plates: NumberPlates, boxes: readonly PixelBox[]): Lab[] {
  const [first] = plates.plates;
  return boxes.map((box) => labOfChannels((plateAround(plates, box) ?? first).colour));
}

function labOfChannels([red, green, blue]: Channels): Lab {
  return labOfLight([LIGHT_OF_LEVEL[red], LIGHT_OF_LEVEL[green], LIGHT_OF_LEVEL[blue]]);
}
