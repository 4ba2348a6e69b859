// Makes a board lower by its covered part, while the room that the board takes stays the same.

import { type RefObject, useLayoutEffect } from 'react';
import { coveredPart } from './covered-part.ts';
import type { BoardLayout } from './use-board-layout.ts';

type ElementRef = RefObject<HTMLElement | null>;

export function useCoveredPart(
  frame: ElementRef,
  scroller: ElementRef,
  covered: number,
  { room, cell }: Pick<BoardLayout, 'room' | 'cell'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height of the board depends on these.
  useLayoutEffect(() => {
    const { current: outer } = frame;
    const { current: element } = scroller;
    if (outer === null || element === null) return;
    const update = (): void => fitHeight(outer, element, covered);
    update();
    // A board that is lower than it needs to be grows again as it is scrolled back.
    const grow = (): void => {
      if (element.style.height !== '') update();
    };
    element.addEventListener('scroll', grow, { passive: true });
    return () => element.removeEventListener('scroll', grow);
  }, [frame, scroller, covered, room, cell]);
}

/** Lays out the board a second time if a part of it is, or was, covered. */
function fitHeight(frame: HTMLElement, element: HTMLElement, covered: number): void {
  const { style, scrollTop } = element;
  if (covered === 0 && style.height === '') return;
  style.height = style.marginBottom = '';
  const { offsetHeight, clientHeight, scrollHeight } = element;
  const below = frame.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
  const most = scrollHeight - clientHeight;
  const part = coveredPart({ covered, below, scrolled: scrollTop, most });
  if (part === 0) return;
  style.height = `${offsetHeight - part}px`;
  style.marginBottom = `${part}px`;
  element.scrollTop = scrollTop;
}
