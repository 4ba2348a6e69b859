// A drawing with its undo and its title.

import { META_KEYS, type Meta } from '../../src/puzzle/puzzle.ts';
import type { History } from './history.ts';
import { samePicture } from './picture.ts';

export interface Sketch {
  readonly history: History;
  readonly meta: Meta;
}

/** Ways that are as long and lead to the same are taken for one. */
export function sameSketch(a: Sketch, b: Sketch): boolean {
  const [one, other] = [a.history, b.history];
  return (
    one.past.length === other.past.length &&
    one.future.length === other.future.length &&
    samePicture(one.picture, other.picture) &&
    sameMeta(a.meta, b.meta)
  );
}

/** An empty text says as much as none. */
export function sameMeta(a: Meta, b: Meta): boolean {
  return META_KEYS.every((key) => (a[key] ?? '') === (b[key] ?? ''));
}
