// Makes boards for the measurements from seeds, as links that the page opens.

import { makeRandom } from '../../src/engine/random.ts';
import { lineSolvable, paletteOf, shapes } from '../../test/boards.ts';
import { linkOf } from '../../web/share/link/link.ts';

export async function boardLink(side: number, seed: number): Promise<string> {
  const random = makeRandom(seed);
  const picture = shapes(random, side, side, 1, 0.56, 1);
  const link = await linkOf(lineSolvable(random, picture, paletteOf(1)));
  if (!link.ok) throw new Error(link.problems[0]?.message);
  return link.value;
}
