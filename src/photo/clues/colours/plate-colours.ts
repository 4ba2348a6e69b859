// Tells the colours of numbers that stand on plates. Cost: a look at each plate for each digit.

import { type Lab, LIGHT_OF_LEVEL, labOfLight, nearest } from '../../../create/images/oklab.ts';
import type { PixelBox } from '../../photo-reading.ts';
import { type NumberPlates, plateAround } from '../number-plates.ts';
import type { Channels } from '../pixel-channels.ts';

/**
 * Returns the colours of numbers, told by the boxes of their digits. A number whose plate was not
 * found has the colour of the plate that is most like the paper around it.
 */
export function numberColours(
  plates: NumberPlates,
  boxes: readonly PixelBox[],
  paperAround: (box: PixelBox) => Lab,
): Lab[] {
  const known = plates.plates.map(({ colour }) => labOfChannels(colour));
  return boxes.map((box) => {
    const plate = plateAround(plates, box);
    return plate === undefined
      ? known[nearest(paperAround(box), known)]
      : labOfChannels(plate.colour);
  });
}

function labOfChannels([red, green, blue]: Channels): Lab {
  return labOfLight([LIGHT_OF_LEVEL[red], LIGHT_OF_LEVEL[green], LIGHT_OF_LEVEL[blue]]);
}
