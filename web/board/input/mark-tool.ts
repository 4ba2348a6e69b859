// The marks that the pointer and the keys put into cells: a tool and a colour give a mark. The
// second button and a long press paint with the cross tool, and make crosses with the fill tool.
// The note tool makes notes of the colour; with the second button or a long press, it makes notes
// of a cross.

import { CROSS, type Mark, NOTE, painted } from '../state/mark.ts';

export const MARK_TOOLS = ['fill', 'cross', 'note'] as const;
export type Tool = (typeof MARK_TOOLS)[number];

export function brushOf(tool: Tool, colour: number, isSecond: boolean): Mark {
  const mark = (tool === 'cross') === isSecond ? painted(colour) : CROSS;
  return tool === 'note' ? mark | NOTE : mark;
}
