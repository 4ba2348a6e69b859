// Keeps the place of the list in the window, so that somebody who comes back to the library finds
// it where they left it. The place is that of a card and not of the page: the browser does not know
// the heights of cards that it has not drawn, and the row above the list comes and goes.

import { type RefObject, useLayoutEffect } from 'react';
import { useSearch } from 'wouter';

interface KeptPlace {
  /** The query of the address; another one shows another list. */
  readonly query: string;
  /** The first puzzle in sight. */
  readonly id: string | undefined;
  /** Pixels from the top of the window to the top of its card. */
  readonly top: number;
}

let kept: KeptPlace | undefined;

/** The cards of the list have the ids of their puzzles as `data-id`. */
export function useKeptPlace(list: RefObject<HTMLElement | null>): void {
  const query = useSearch();
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const stop = kept?.query === query ? bringBack(current, kept) : undefined;
    return () => {
      stop?.();
      kept = placeOf(cardsOf(current), query);
    };
  }, [list, query]);
}

function cardsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.children].filter((child) => child instanceof HTMLElement);
}

/**
 * Scrolls to the place at once, and again when the cards around it are drawn and have their true
 * heights. Returns a function that stops this.
 */
function bringBack(list: HTMLElement, { id, top }: KeptPlace): () => void {
  const card = cardsOf(list).find(({ dataset }) => dataset.id === id);
  const scroll = (): void => {
    if (card) scrollBy({ top: topOf(card) - top, behavior: 'instant' });
  };
  scroll();
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}

/** Returns undefined for a page that is not scrolled. */
function placeOf(cards: readonly HTMLElement[], query: string): KeptPlace | undefined {
  const first = cards.find((card) => topOf(card) > 0);
  if (first === undefined || scrollY === 0) return undefined;
  return { query, id: first.dataset.id, top: topOf(first) };
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
