// The name of a puzzle with its size; a name that is no title has the size in it.

import type { Size } from '../../src/puzzle/places.ts';
import type { Text } from '../app/texts.ts';

export function sizedName(
  name: string,
  isTitle: boolean,
  { width, height }: Size,
  text: Text,
): string {
  return isTitle ? text('lab.puzzle.sized', { title: name, width, height }) : name;
}
