// Draws the scene on the canvas: immediately after React renders, and at the next animation frame
// after input or scrolling.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { selectedBox } from '../selection/selection.ts';
import type { CanvasProps } from './canvas-props.ts';
import { type InputState, previewOf, sizeNote } from './input-state.ts';
import { paintScene } from './paint-scene.ts';
import type { CanvasColours, Scene } from './scene.ts';
import type { Cursor } from './use-cursor.ts';
import type { Viewing } from './use-view.ts';

interface CanvasParts {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly state: InputState;
  readonly viewing: Viewing;
  readonly colours: CanvasColours;
  readonly cursor: Cursor;
}

/** Returns a function that draws the scene at the next animation frame. */
export function useCanvas(props: CanvasProps, parts: CanvasParts): () => void {
  const now = useRef({ props, parts });
  now.current = { props, parts };
  const frame = useRef(0);
  const redraw = useCallback(() => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      paint(now.current.props, now.current.parts);
    });
  }, []);
  useLayoutEffect(() => paint(now.current.props, now.current.parts));
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    // Text that is drawn before its font is loaded has a different font, so the scene is drawn
    // again when all fonts are loaded.
    void document.fonts.ready.then(redraw);
  }, [redraw]);
  return redraw;
}

function paint(props: CanvasProps, parts: CanvasParts): void {
  const { canvas, scroller, viewing } = parts;
  const context = canvas.current?.getContext('2d');
  if (!context || !canvas.current || !scroller.current) return;
  const { viewport } = viewing;
  const scale = devicePixelRatio;
  const [width, height] = [Math.round(viewport.width * scale), Math.round(viewport.height * scale)];
  if (canvas.current.width !== width || canvas.current.height !== height) {
    canvas.current.width = width;
    canvas.current.height = height;
  }
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintScene(context, sceneOf(props, parts, scroller.current));
}

function sceneOf(props: CanvasProps, parts: CanvasParts, scroller: HTMLElement): Scene {
  const { picture, clues, tracing, mirror, differing, changes, selection, kept, tiers } = props;
  const { state, viewing, colours, cursor } = parts;
  // A piece that is dragged keeps its size.
  const text = selection.kind === 'floating' ? undefined : sizeNote(state);
  const point = state.gesture.points[0];
  const box = scroller.getBoundingClientRect();
  return {
    picture,
    clues,
    tracing,
    mirror,
    differing,
    changes,
    selected: selectedBox(selection),
    kept,
    tiers,
    colours,
    view: viewing.view,
    viewport: viewing.viewport,
    scroll: { x: scroller.scrollLeft, y: scroller.scrollTop },
    preview: previewOf(state, props),
    // The strip shows the clues of the highlighted cell, so a view with the strip always highlights
    // a cell.
    lit: state.hover ?? (cursor.isSeen || !viewing.view.hasNumbers ? cursor.cell : undefined),
    cursor: cursor.isSeen ? cursor.cell : undefined,
    note:
      text !== undefined && point !== undefined
        ? { text, x: point.x - box.left, y: point.y - box.top }
        : undefined,
  };
}
