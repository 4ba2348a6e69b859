// The chosen tool, mirror and colour. A choice by key is announced to screen readers; a choice by
// mouse can be seen.

import { useState } from 'react';
import type { Mirror } from '../../../src/create/tool-cells.ts';
import { announce } from '../../app/announcer.tsx';
import { useText } from '../../app/texts.ts';
import type { DrawAction } from '../canvas/key-actions.ts';
import type { DrawTool } from '../canvas/stroke.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import { paintNames } from '../palette/colour-words.ts';
import { nextMirror } from './mirror.ts';

export interface Tools {
  readonly tool: DrawTool;
  readonly setTool: (tool: DrawTool) => void;
  readonly mirror: Mirror;
  readonly setMirror: (mirror: Mirror) => void;
  readonly colour: number;
  readonly setColour: (colour: number) => void;
  /** Performs an action that is about neither a cell nor the zoom. */
  readonly perform: (action: DrawAction) => void;
}

export function useTools(editor: DrawingEditor, onHelp: () => void): Tools {
  const text = useText();
  const { palette } = editor.picture;
  const [tool, setTool] = useState<DrawTool>('pencil');
  const [mirror, setMirror] = useState<Mirror>('none');
  const [chosen, setColour] = useState(1);
  const step = (action: 'undo' | 'redo'): void => {
    const can = action === 'undo' ? editor.canUndo : editor.canRedo;
    editor[action]();
    announce(text(`draw.${action}.${can ? 'done' : 'none'}`));
  };
  const perform = (action: DrawAction): void => {
    if (action.do === 'undo' || action.do === 'redo') step(action.do);
    if (action.do === 'help') onHelp();
    if (action.do === 'colour') {
      setColour(action.colour);
      announce(paintNames(text, palette)[action.colour]);
    }
    if (action.do === 'tool') {
      setTool(action.tool);
      announce(text(`draw.tool.${action.tool}`));
    }
    if (action.do === 'mirror') {
      setMirror(nextMirror(mirror));
      announce(text(`draw.mirror.${nextMirror(mirror)}`));
    }
  };
  const colour = Math.min(chosen, palette.length - 1);
  return { tool, setTool, mirror, setMirror, colour, setColour, perform };
}
