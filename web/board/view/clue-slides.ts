// Clues that are too long for their bars slide in them. Each clue tells by `data-more` on which
// sides it has numbers out of sight. The wheel slides the clue under the pointer as far as it goes,
// and then scrolls the board.

import { type RefObject, useEffect } from 'react';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import styles from '../clues.module.css';
import type { Point } from '../input/gesture.ts';
import { setData } from './cell-painter.ts';

/** Handles the clues in `root`, which are other elements when `puzzle` or `strip` changes. */
export function useClueSlides(
  root: RefObject<HTMLElement | null>,
  puzzle: Puzzle,
  strip: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const { current: element } = root;
    if (element === null) return;
    // The observer runs after the layout of the page, so that reading sizes costs no layout more.
    const observer = new ResizeObserver((changes) =>
      markMore(changes.map(({ target }) => clueOf(target))),
    );
    const onScroll = ({ target }: Event): void => markMore([clueOf(target)]);
    const onWheel = (event: WheelEvent): void => {
      const clue = clueOf(event.target);
      if (clue && !event.ctrlKey && turnWheel(clue, event)) event.preventDefault();
    };
    for (const clue of element.querySelectorAll(`.${styles.clue}`)) {
      observer.observe(clue);
      for (const numbers of clue.children) observer.observe(numbers);
    }
    element.addEventListener('scroll', onScroll, { capture: true, passive: true });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll, { capture: true });
      element.removeEventListener('wheel', onWheel);
    };
  }, [root, puzzle, strip]);
}

/** Returns the clue in which an element is, if any. */
export function clueOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`.${styles.clue}`) : null;
}

/** Slides the clue by a turn of the wheel. Returns whether it has moved. */
function turnWheel(clue: HTMLElement, { deltaX, deltaY }: WheelEvent): boolean {
  const { scrollLeft, scrollTop } = clue;
  const by = deltaX || deltaY;
  slideClue(clue, { x: by, y: by });
  return clue.scrollLeft !== scrollLeft || clue.scrollTop !== scrollTop;
}

/** Reads all clues before it writes, because a read after a write would lay out the page again. */
function markMore(clues: readonly (HTMLElement | null)[]): void {
  const found = new Set(clues.filter((clue) => clue !== null));
  const marks = [...found].map((clue) => [clue, moreOf(clue)] as const);
  for (const [clue, more] of marks) setData(clue, 'more', more);
}

function moreOf(clue: HTMLElement): string {
  const numbers = clue.firstElementChild;
  if (!numbers) return '';
  const [outer, inner] = [clue.getBoundingClientRect(), numbers.getBoundingClientRect()];
  return [
    ...(inner.left < outer.left - 1 || inner.top < outer.top - 1 ? ['before'] : []),
    ...(inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1 ? ['after'] : []),
  ].join(' ');
}

/** Slides a clue that has more along its line. Returns the rest of the way, for the board. */
export function slideClue(clue: HTMLElement, { x, y }: Point): Point {
  if (clue.dataset.more === undefined) return { x, y };
  const isColumn = clue.parentElement?.role === 'columnheader';
  clue.scrollBy(isColumn ? 0 : x, isColumn ? y : 0);
  return isColumn ? { x, y: 0 } : { x: 0, y };
}
