// What the pointer and the keys put into cells: a tool and a colour give a mark. The second button,
// or a long press, is there for the cross whatever the tool; with the cross in hand it paints.

import { CROSS, type Mark, painted, TENTATIVE } from '../state/mark.ts';

export const TOOLS = ['fill', 'cross', 'tentative'] as const;
export type Tool = (typeof TOOLS)[number];

export function brushOf(tool: Tool, colour: number, isSecond: boolean): Mark {
  const mark = (tool === 'cross') === isSecond ? painted(colour) : CROSS;
  return tool === 'tentative' ? mark | TENTATIVE : mark;
}
