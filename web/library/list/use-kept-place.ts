// Keeps the place of a list in the window, so that somebody who comes back to the library finds it
// where they left it. The place is that of a card and not of the page: the browser does not know
// the heights of cards that it has not drawn, and what stands above the list comes and goes.

import { type RefObject, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';

interface KeptPlace {
  /** The query of the address; another one shows another list. */
  readonly query: string;
  /** The first card in sight. */
  readonly id: string | undefined;
  /** Pixels from the top of the window to the top of the card. */
  readonly top: number;
  /** The number of cards in the list, which may grow as it is scrolled. */
  readonly cards: number;
}

/** The last place of each page of the library, by its path. */
const kept = new Map<string, KeptPlace>();

let lastPath: string | undefined;

/** The cards of the list have ids as `data-id`. */
export function useKeptPlace(list: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const query = useSearch();
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const place = placeAt(path, query);
    const stop = place && bringBack(current, place);
    if (place === undefined && lastPath !== undefined && lastPath !== path) toTop();
    lastPath = path;
    return () => {
      stop?.();
      const left = placeOf(cardsOf(current), query);
      if (left === undefined) kept.delete(path);
      else kept.set(path, left);
    };
  }, [list, path, query]);
}

/** Returns how many cards the list needs for its place, or 0. */
export function keptCards(path: string, query: string): number {
  return placeAt(path, query)?.cards ?? 0;
}

function placeAt(path: string, query: string): KeptPlace | undefined {
  const place = kept.get(path);
  return place?.query === query ? place : undefined;
}

function cardsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-id]')];
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

/** A page that was not seen before begins at its top, although the library stays open. */
function toTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Returns undefined for a page that is not scrolled. */
function placeOf(cards: readonly HTMLElement[], query: string): KeptPlace | undefined {
  const first = cards.find((card) => topOf(card) > 0);
  if (first === undefined || scrollY === 0) return undefined;
  return { query, id: first.dataset.id, top: topOf(first), cards: cards.length };
}

function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
