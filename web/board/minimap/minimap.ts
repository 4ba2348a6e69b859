// The minimap: a picture of the whole board in its corner, and a frame around the part in sight. A
// scroll of the board moves the frame alone.

import styles from '../board.module.css';
import type { Point } from '../input/gesture.ts';
import type { Surface } from '../view/board-elements.ts';
import { type Layout, scrollOf } from '../view/layout.ts';
import { drawMap, drawMapCell, type MapPicture, makeMapPicture } from './map-picture.ts';
import { mapCell, seenPart } from './map-size.ts';
import mapStyles from './minimap.module.css';

export interface Minimap {
  readonly surface: Surface;
  readonly scroller: HTMLElement;
  readonly picture: MapPicture;
  readonly element: HTMLElement;
  readonly frame: HTMLElement;
  /** The layout of the board. */
  layout: Layout;
}

/** Returns undefined if the browser has no canvas for the map. */
export function makeMinimap(
  surface: Surface,
  scroller: HTMLElement,
  layout: Layout,
): Minimap | undefined {
  const [element, frame] = [document.createElement('div'), document.createElement('div')];
  element.className = mapStyles.map;
  element.dataset.minimap = '';
  frame.className = mapStyles.frame;
  element.append(frame);
  scroller.querySelector(`.${styles.corner}`)?.append(element);
  const picture = makeMapPicture(surface.painter, element);
  if (picture === undefined) return undefined;
  const map = { surface, scroller, picture, element, frame, layout };
  drawMap(picture);
  fitMinimap(map, layout);
  return map;
}

/** Keeps the map in step with the board. Returns the function that takes the map away. */
export function followBoard(map: Minimap): () => void {
  const { surface, scroller, picture, element } = map;
  surface.painter.onCell = (cell, view) => drawMapCell(picture, cell, view);
  surface.onMapPoint = (point) => goTo(map, point);
  const onScroll = (): void => moveFrame(map);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  const themes = new MutationObserver(() => drawMap(picture));
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    surface.painter.onCell = undefined;
    surface.onMapPoint = undefined;
    scroller.removeEventListener('scroll', onScroll);
    themes.disconnect();
    element.parentElement?.removeAttribute('data-mapped');
    element.remove();
  };
}

/** Takes a new layout of the board. The map is hidden if the corner has no room. */
export function fitMinimap(map: Minimap, layout: Layout): void {
  const { element, picture } = map;
  const { width, height } = picture.canvas;
  const cell = mapCell({ width, height }, layout, devicePixelRatio);
  map.layout = layout;
  element.hidden = cell === undefined;
  element.parentElement?.toggleAttribute('data-mapped', cell !== undefined);
  if (cell === undefined) return;
  element.style.width = `${cell * width}px`;
  element.style.height = `${cell * height}px`;
  element.toggleAttribute('data-fine', cell * devicePixelRatio < 1);
  moveFrame(map);
}

function moveFrame({ scroller, picture, frame, layout }: Minimap): void {
  const { cell, left, top } = layout;
  const { width, height } = picture.canvas;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller;
  const across = { scroll: scrollLeft, bar: left, room: clientWidth, count: width };
  const down = { scroll: scrollTop, bar: top, room: clientHeight, count: height };
  const [x, y] = [seenPart(cell, across), seenPart(cell, down)];
  frame.style.left = `${(100 * x.start) / width}%`;
  frame.style.top = `${(100 * y.start) / height}%`;
  frame.style.width = `${(100 * x.length) / width}%`;
  frame.style.height = `${(100 * y.length) / height}%`;
}

/** Scrolls the place under a point of the map to the middle of the cells. */
function goTo({ scroller, picture, element, layout }: Minimap, { x, y }: Point): void {
  const { width, height } = picture.canvas;
  const box = element.getBoundingClientRect();
  const middleOf = (share: number, count: number, bar: number, room: number): number => {
    const place = Math.max(0, Math.min(share, 1)) * count;
    return scrollOf(layout.cell, { place, point: (bar + room) / 2, bar, room });
  };
  scroller.scrollTo(
    middleOf((x - box.left) / box.width, width, layout.left, scroller.clientWidth),
    middleOf((y - box.top) / box.height, height, layout.top, scroller.clientHeight),
  );
}
