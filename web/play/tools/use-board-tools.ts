// The tool and colour of the player, and the handle of the board for the buttons beside it.

import { type RefObject, useRef, useState } from 'react';
import type { BoardHandle, CanZoom } from '../../board/board-props.ts';
import type { Tool } from '../../board/input/mark-tool.ts';
import type { MarkingWay } from '../../board/input/marking-way.ts';

export interface BoardTools {
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  /** Index into the palette. */
  readonly colour: number;
  readonly setColour: (colour: number) => void;
  readonly board: RefObject<BoardHandle | null>;
  readonly canZoom: CanZoom;
  readonly setCanZoom: (canZoom: CanZoom) => void;
  /** How fingers mark; undefined if none are expected or nothing can be marked. */
  readonly way: MarkingWay | undefined;
  readonly setWay: (way: MarkingWay | undefined) => void;
}

export function useBoardTools(): BoardTools {
  const [tool, setTool] = useState<Tool>('fill');
  const [colour, setOnlyColour] = useState(1);
  const [canZoom, setCanZoom] = useState({ isInPossible: true, isOutPossible: true });
  const [way, setWay] = useState<MarkingWay>();
  const board = useRef<BoardHandle>(null);
  const setColour = (next: number): void => {
    setOnlyColour(next);
    // A person who chooses a colour wants to paint with it.
    setTool((held) => (held === 'cross' ? 'fill' : held));
  };
  return { tool, setTool, colour, setColour, board, canZoom, setCanZoom, way, setWay };
}
