// The toolbar: tools, mirrors, undo, zoom, and actions on the picture as a whole.

import {
  Contrast,
  Crop,
  Ellipsis,
  FilePlus,
  FlipHorizontal2,
  FlipVertical2,
  ImageUp,
  Keyboard,
  Maximize,
  PinOff,
  Redo2,
  Trash2,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { Toolbar as Tools } from 'radix-ui';
import type { Mirror } from '../../../src/create/tool-cells.ts';
import { useText } from '../../app/texts.ts';
import { useLetterKey } from '../../app/use-letter-key.ts';
import { IconButton, type IconButtonProps } from '../../design/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../design/menu.tsx';
import type { CanvasHandle } from '../canvas/canvas-board.tsx';
import { TOOL_KEYS } from '../canvas/key-actions.ts';
import { DRAW_TOOLS, type DrawTool } from '../canvas/stroke.ts';
import { clearedPicture, invertedIn, trimmed, withoutGivenCells } from '../drawing/picture.ts';
import type { DrawingEditor } from '../drawing/use-drawing-editor.ts';
import styles from './draw-toolbar.module.css';
import { mirrorWith } from './mirror.ts';
import { TOOL_ICONS } from './tool-icons.ts';

interface DrawToolbarProps {
  readonly editor: DrawingEditor;
  readonly tool: DrawTool;
  readonly onTool: (tool: DrawTool) => void;
  readonly mirror: Mirror;
  readonly onMirror: (mirror: Mirror) => void;
  readonly colour: number;
  /** Takes the last change back, or the piece that floats over the drawing. */
  readonly onUndo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canvas: () => CanvasHandle | null;
  readonly onText: () => void;
  readonly onImage: () => void;
  readonly onNew: () => void;
  readonly onKeys: () => void;
}

export function DrawToolbar(props: DrawToolbarProps) {
  const { editor, tool, onTool, canvas } = props;
  const text = useText();
  return (
    <Tools.Root className={styles.toolbar} aria-label={text('draw.tools')}>
      <div className={styles.group}>
        {DRAW_TOOLS.map((each) => (
          <ToolButton
            key={each}
            icon={TOOL_ICONS[each]}
            label={text(`draw.tool.${each}`)}
            shortcut={TOOL_KEYS[each]}
            pressed={tool === each}
            onClick={() => onTool(each)}
          />
        ))}
      </div>
      <Mirrors {...props} />
      <div className={styles.group}>
        <ToolButton
          icon={Undo2}
          label={text('draw.undo')}
          shortcut="U"
          aria-disabled={!props.canUndo}
          onClick={props.onUndo}
        />
        <ToolButton
          icon={Redo2}
          label={text('draw.redo')}
          shortcut="R"
          aria-disabled={!props.canRedo}
          onClick={editor.redo}
        />
      </div>
      <div className={styles.group}>
        <ToolButton
          icon={ZoomOut}
          label={text('draw.zoom.out')}
          shortcut="-"
          onClick={() => canvas()?.zoomOut()}
        />
        <ToolButton
          icon={Maximize}
          label={text('draw.zoom.fit')}
          onClick={() => canvas()?.zoomToFit()}
        />
        <ToolButton
          icon={ZoomIn}
          label={text('draw.zoom.in')}
          shortcut="+"
          onClick={() => canvas()?.zoomIn()}
        />
      </div>
      <div className={styles.group}>
        <ToolButton icon={Type} label={text('draw.text')} shortcut="T" onClick={props.onText} />
        <ToolButton icon={ImageUp} label={text('draw.image.open')} onClick={props.onImage} />
        <WholeMenu {...props} />
      </div>
    </Tools.Root>
  );
}

function Mirrors({ mirror, onMirror }: DrawToolbarProps) {
  const text = useText();
  return (
    <div className={styles.group}>
      <ToolButton
        icon={FlipVertical2}
        label={text('draw.mirror.left-right')}
        shortcut="M"
        pressed={mirror === 'left-right' || mirror === 'both'}
        onClick={() => onMirror(mirrorWith(mirror, 'left-right'))}
      />
      <ToolButton
        icon={FlipHorizontal2}
        label={text('draw.mirror.top-bottom')}
        shortcut="M"
        pressed={mirror === 'top-bottom' || mirror === 'both'}
        onClick={() => onMirror(mirrorWith(mirror, 'top-bottom'))}
      />
    </div>
  );
}

/** Shows a button that the arrow keys of the toolbar reach. */
function ToolButton(props: IconButtonProps) {
  return (
    <Tools.Button asChild>
      <IconButton {...props} />
    </Tools.Button>
  );
}

function WholeMenu({ editor, colour, onNew, onKeys }: DrawToolbarProps) {
  const text = useText();
  return (
    <Menu trigger={<ToolButton icon={Ellipsis} label={text('draw.more')} />}>
      <MenuItem icon={FilePlus} onSelect={onNew}>
        {text('draw.new')}
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={Contrast}
        onSelect={() => editor.change((own) => invertedIn(own, Math.max(1, colour)))}
      >
        {text('draw.invert')}
      </MenuItem>
      <MenuItem icon={Crop} onSelect={() => editor.change(trimmed)}>
        {text('draw.trim')}
      </MenuItem>
      <MenuItem icon={Trash2} onSelect={() => editor.change(clearedPicture)}>
        {text('draw.clear')}
      </MenuItem>
      <MenuItem
        icon={PinOff}
        disabled={editor.picture.given === undefined}
        onSelect={() => editor.change(withoutGivenCells)}
      >
        {text('draw.given.remove')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={Keyboard} shortcut={useLetterKey('?')} onSelect={onKeys}>
        {text('play.keys.title')}
      </MenuItem>
    </Menu>
  );
}
