// Handles the events of the board, always with its current properties.

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
import type { Place } from '../../../src/puzzle/places.ts';
import type { BoardProps } from '../board-props.ts';
import type { BoardLayout } from '../view/use-board-layout.ts';
import { type BoardInputParts, forget, lightFocus, makeBoardInput, redraw } from './board-input.ts';
import { blur, click, focus, pressBoardKey, releaseBoardKey } from './key-input.ts';
import { loadLoupe } from './lazy-loupe.ts';
import type { Tool } from './mark-tool.ts';
import { holdTool, moveCursorBy, releaseTool } from './pad-input.ts';
import {
  forgetPointer,
  makePointerInput,
  type PointerInput,
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
  const [{ input, pointer, pointerEvents, gridEvents }] = useState(() => makeEvents(latest));
  const { scroller } = parts;
  useWheelZoom(scroller, (factor, at) => zoom(pointer, factor, at));
  useEffect(() => () => forgetPointer(pointer), [pointer]);
  useWay(props, parts.layout);
  useRestingLight(pointer, parts);
  const drawing = { redraw: () => redraw(input), forget: () => forget(input) };
  const cursor = {
    moveCursor: (by: Place) => moveCursorBy(input, by),
    holdTool: (tool: Tool) => holdTool(input, tool),
    releaseTool: () => releaseTool(input),
  };
  return { pointerEvents, gridEvents, cursor, ...drawing };
}

/**
 * Lights the cursor again when the board has moved under a pointer that rests, which then is no
 * longer over the cell that it lit. The pad keeps its cursor lit.
 */
function useRestingLight(pointer: PointerInput, { scroller, layout }: BoardInputParts): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the board looks different.
  useEffect(() => {
    const { current: element } = scroller;
    const rest = (): void => {
      if (pointer.gesture.mode === 'idle') lightFocus(pointer.input);
    };
    rest();
    element?.addEventListener('scroll', rest, { passive: true });
    return () => element?.removeEventListener('scroll', rest);
  }, [pointer, scroller, layout.cell, layout.way]);
}

/** Reports the way in which fingers mark, and loads the loupe before a finger needs it. */
function useWay({ onWay }: BoardProps, { isTouched, way }: BoardLayout): void {
  useEffect(() => {
    onWay?.(isTouched ? way : undefined);
    if (isTouched && way === 'loupe') loadLoupe().catch(console.warn);
  }, [onWay, isTouched, way]);
}

function makeEvents(latest: { readonly current: { props: BoardProps; parts: BoardInputParts } }) {
  const input = makeBoardInput(() => latest.current);
  const pointer = makePointerInput(input);
  type Pointed = PointerEvent<HTMLElement>;
  type Typed = KeyboardEvent<HTMLElement>;
  type Focused = FocusEvent<HTMLElement>;
  // These are events of the whole frame of the board, so that a finger beside the cells counts.
  const pointerEvents = {
    onPointerDown: (event: Pointed) => pointerDown(pointer, event),
    onPointerMove: (event: Pointed) => pointerMove(pointer, event),
    onPointerUp: (event: Pointed) => pointerUp(pointer, event),
    onPointerCancel: (event: Pointed) => pointerCancel(pointer, event),
    // A pointer that the board has lost, for example to a part that covers it, never comes up here.
    onLostPointerCapture: (event: Pointed) => {
      if (event.target === event.currentTarget) pointerCancel(pointer, event);
    },
    onPointerLeave: () => lightFocus(input),
    onContextMenu: preventDefault,
  };
  const gridEvents = {
    onMouseDown: preventDefault,
    onKeyDown: (event: Typed) => pressBoardKey(input, event),
    onKeyUp: (event: Typed) => releaseBoardKey(input, event),
    onFocus: (event: Focused) => focus(input, event),
    onBlur: (event: Focused) => blur(input, event),
    onClick: (event: MouseEvent<HTMLElement>) => click(input, event),
  };
  return { input, pointer, pointerEvents, gridEvents };
}

/**
 * Keeps the browser from moving the focus, which `goToCell` sets, and from opening its menu,
 * because the second button makes crosses.
 */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}
