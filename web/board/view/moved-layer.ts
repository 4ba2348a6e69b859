// Moves an element that has a layer of its own, such as a band over the cells. When a style moves a
// layer, Chromium puts all contents of the page into layers anew, which takes 3 ms on a board with
// a hundred sticky row clues. It only moves the layer when the transform of an animation changes,
// so an animation that stands still holds the transform.

export interface MovedLayer {
  readonly element: HTMLElement;
  readonly motion: Animation;
}

/** The element must have no other animations. */
export function movedLayer(element: HTMLElement): MovedLayer {
  const [made] = element.getAnimations();
  return { element, motion: made ?? makeMotion(element) };
}

export function moveLayer({ motion }: MovedLayer, transform: string): void {
  (motion.effect as KeyframeEffect).setKeyframes({ transform: [transform, transform] });
}

function makeMotion(element: HTMLElement): Animation {
  const motion = element.animate({ transform: ['none', 'none'] }, { duration: 1, fill: 'both' });
  motion.pause();
  return motion;
}
