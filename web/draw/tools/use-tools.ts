// What the hand holds: tool, mirror and colour. Chosen by keys, they are told to screen readers;
// with a mouse they are seen.

import { useState } from 'react';
import type { Mirror } from '../../../src/create/stroke-cells.ts';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/words.tsx';
import type { DrawDeed } from '../canvas/key-actions.ts';
import type { Tool } from '../canvas/stroke.ts';
import type { Studio } from '../drawing/use-drawing-editor.ts';
import { paintNames } from '../palette/colour-words.ts';
import { nextMirror } from './mirror.ts';

export interface Tools {
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  readonly mirror: Mirror;
  readonly setMirror: (mirror: Mirror) => void;
  readonly colour: number;
  readonly setColour: (colour: number) => void;
  /** Does what a key asks for. */
  readonly obey: (deed: DrawDeed) => void;
}

export function useTools(studio: Studio, onHelp: () => void): Tools {
  const text = useText();
  const { palette } = studio.picture;
  const [tool, setTool] = useState<Tool>('pencil');
  const [mirror, setMirror] = useState<Mirror>('none');
  const [chosen, setColour] = useState(1);
  const step = (deed: 'undo' | 'redo'): void => {
    const can = deed === 'undo' ? studio.canUndo : studio.canRedo;
    studio[deed]();
    announce(text(`draw.${deed}.${can ? 'done' : 'none'}`));
  };
  const obey = (deed: DrawDeed): void => {
    if (deed.do === 'undo' || deed.do === 'redo') step(deed.do);
    if (deed.do === 'help') onHelp();
    if (deed.do === 'colour') {
      setColour(deed.colour);
      announce(paintNames(text, palette)[deed.colour]);
    }
    if (deed.do === 'tool') {
      setTool(deed.tool);
      announce(text(`draw.tool.${deed.tool}`));
    }
    if (deed.do === 'mirror') {
      setMirror(nextMirror(mirror));
      announce(text(`draw.mirror.${nextMirror(mirror)}`));
    }
  };
  const colour = Math.min(chosen, palette.length - 1);
  return { tool, setTool, mirror, setMirror, colour, setColour, obey };
}
