// Loads the minimap when a board is larger than its room for the first time. Until it has come, and
// if it cannot be loaded, the board works without it.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../app/texts.ts';
import type { BoardProps } from '../board-props.ts';
import type { Surface } from '../view/board-elements.ts';
import { isWholeIn } from '../view/layout.ts';
import type { BoardLayout } from '../view/use-board-layout.ts';
import type { Minimap } from './minimap.ts';

type MinimapCode = typeof import('./minimap.ts');

interface MinimapParts {
  readonly surface: RefObject<Surface | undefined>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly layout: BoardLayout;
}

export function useMinimap(
  { puzzle, minimap = false }: BoardProps,
  { surface, scroller, layout }: MinimapParts,
): void {
  const text = useText();
  const isWanted = minimap && !isWholeIn(layout.room, puzzle, layout);
  const code = useMinimapCode(isWanted);
  const map = useRef<Minimap>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the surface depends on these.
  useLayoutEffect(() => {
    if (!isWanted || !surface.current || !scroller.current) return;
    map.current = code?.makeMinimap(surface.current, scroller.current, layout);
    const leave = map.current && code?.followBoard(map.current);
    return () => {
      leave?.();
      map.current = undefined;
    };
  }, [isWanted, code, puzzle, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layout depends on these.
  useLayoutEffect(() => {
    if (map.current) code?.fitMinimap(map.current, layout);
  }, [code, layout.cell, layout.left, layout.top, layout.room]);
}

function useMinimapCode(isWanted: boolean): MinimapCode | undefined {
  const [code, setCode] = useState<MinimapCode>();
  useEffect(() => {
    if (isWanted && code === undefined) import('./minimap.ts').then(setCode, console.warn);
  }, [isWanted, code]);
  return code;
}
