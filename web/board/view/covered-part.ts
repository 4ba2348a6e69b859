// How much of its end a board gives up to what lies over it. The board gets lower by this part and
// stays where it is, so that all its cells can be scrolled into sight. A board that was scrolled
// meanwhile stays lower when it is uncovered, because its cells would move otherwise.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardLayout } from './use-board-layout.ts';

type ElementRef = RefObject<HTMLElement | null>;

export function useCoveredPart(
  frame: ElementRef,
  scroller: ElementRef,
  covered: number,
  { room, cell }: Pick<BoardLayout, 'room' | 'cell'>,
): void {
  const sized = useRef({ room, cell });
  useLayoutEffect(() => {
    const { current: outer } = frame;
    const { current: element } = scroller;
    if (outer === null || element === null) return;
    const update = (): void => fitHeight(outer, element, covered);
    const isResized = sized.current.room !== room || sized.current.cell !== cell;
    sized.current = { room, cell };
    // A view of cells of another size is not kept.
    if (isResized) resetHeight(element);
    update();
    // A board that is lower than it needs to be grows again as it is scrolled back.
    const grow = (): void => {
      if (element.style.height !== '') update();
    };
    element.addEventListener('scroll', grow, { passive: true });
    return () => element.removeEventListener('scroll', grow);
  }, [frame, scroller, covered, room, cell]);
}

/** The browser takes back scrolling for which the board has no room at its whole height. */
function resetHeight({ style }: HTMLElement): void {
  style.height = style.marginBottom = '';
}

/** Lays out the board a second time if a part of it is, or was, covered. */
function fitHeight(frame: HTMLElement, element: HTMLElement, covered: number): void {
  const { style, scrollTop } = element;
  if (covered === 0 && style.height === '') return;
  resetHeight(element);
  const { offsetHeight, clientHeight, scrollHeight } = element;
  const below = frame.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
  const most = scrollHeight - clientHeight;
  const part = coveredPart({ covered, below, scrolled: scrollTop, most });
  if (part === 0) return;
  style.height = `${offsetHeight - part}px`;
  style.marginBottom = `${part}px`;
  element.scrollTop = scrollTop;
}

/** Lengths in pixels. */
interface Covering {
  /** How much of the end of the frame lies under something else. */
  readonly covered: number;
  /** The room between the end of the whole board and the end of its frame. */
  readonly below: number;
  readonly scrolled: number;
  /** How far the board could be scrolled if nothing covered it. */
  readonly most: number;
}

export function coveredPart({ covered, below, scrolled, most }: Covering): number {
  return Math.max(0, covered - below, scrolled - most);
}
