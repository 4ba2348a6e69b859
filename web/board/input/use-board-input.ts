// Joins the hand to the page: its events, always with what the board is given at that moment.

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BoardProps } from '../board-props.ts';
import { type BoardInputParts, forget, lightFocus, makeBoardInput, redraw } from './board-input.ts';
import { blur, click, focus, keyDown, keyUp } from './key-input.ts';
import {
  makePointerInput,
  pointerCancel,
  pointerDown,
  pointerMove,
  pointerUp,
  zoom,
} from './pointer-input.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';

export function useBoardInput(props: BoardProps, parts: BoardInputParts) {
  const latest = useRef({ props, parts });
  useLayoutEffect(() => {
    latest.current = { props, parts };
  });
  const [{ hand, pointer, events }] = useState(() => makeEvents(latest));
  const { scroller } = parts;
  useWheelZoom(scroller, (factor, at) => zoom(pointer, factor, at));
  useEffect(() => () => clearTimeout(pointer.hold), [pointer]);
  return { events, redraw: () => redraw(hand), forget: () => forget(hand) };
}

function makeEvents(latest: { readonly current: { props: BoardProps; parts: BoardInputParts } }) {
  const hand = makeBoardInput(() => latest.current);
  const pointer = makePointerInput(hand);
  type Pointed = PointerEvent<HTMLElement>;
  type Typed = KeyboardEvent<HTMLElement>;
  type Focused = FocusEvent<HTMLElement>;
  const events = {
    onPointerDown: (event: Pointed) => pointerDown(pointer, event),
    onPointerMove: (event: Pointed) => pointerMove(pointer, event),
    onPointerUp: (event: Pointed) => pointerUp(pointer, event),
    onPointerCancel: (event: Pointed) => pointerCancel(pointer, event),
    onPointerLeave: () => lightFocus(hand),
    onMouseDown: preventDefault,
    onContextMenu: preventDefault,
    onKeyDown: (event: Typed) => keyDown(hand, event),
    onKeyUp: (event: Typed) => keyUp(hand, event),
    onFocus: (event: Focused) => focus(hand, event),
    onBlur: (event: Focused) => blur(hand, event),
    onClick: (event: MouseEvent<HTMLElement>) => click(hand, event),
  };
  return { hand, pointer, events };
}

/** The focus is set by hand, and the second button is for crosses. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}
