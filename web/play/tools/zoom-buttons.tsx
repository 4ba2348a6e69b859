// The zoom of the board: three buttons beside a wide board, and a menu of the same on smaller
// screens, which stays open for more steps.

import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useText } from '../../app/texts.ts';
import { IconButton } from '../../design/button.tsx';
import { Menu, MenuItem } from '../../design/menu.tsx';
import styles from './tools.module.css';
import type { BoardTools } from './use-board-tools.ts';

export function ZoomButtons({ tools }: { readonly tools: BoardTools }) {
  const text = useText();
  const { board, canZoom } = tools;
  return (
    <div className={styles.group}>
      <IconButton
        icon={ZoomOut}
        label={text('play.zoom-out')}
        aria-disabled={!canZoom.isOutPossible}
        onClick={() => board.current?.zoomOut()}
      />
      <IconButton
        icon={ZoomIn}
        label={text('play.zoom-in')}
        aria-disabled={!canZoom.isInPossible}
        onClick={() => board.current?.zoomIn()}
      />
      <IconButton
        icon={Maximize}
        label={text('play.zoom-fit')}
        onClick={() => board.current?.zoomToFit()}
      />
    </div>
  );
}

export function ZoomMenu({ tools }: { readonly tools: BoardTools }) {
  const text = useText();
  const { board, canZoom } = tools;
  const name = text('play.zoom');
  return (
    <Menu trigger={<IconButton icon={ZoomIn} label={name} word={name} />}>
      <MenuItem
        icon={ZoomIn}
        disabled={!canZoom.isInPossible}
        staysOpen
        onSelect={() => board.current?.zoomIn()}
      >
        {text('play.zoom-in')}
      </MenuItem>
      <MenuItem
        icon={ZoomOut}
        disabled={!canZoom.isOutPossible}
        staysOpen
        onSelect={() => board.current?.zoomOut()}
      >
        {text('play.zoom-out')}
      </MenuItem>
      <MenuItem icon={Maximize} onSelect={() => board.current?.zoomToFit()}>
        {text('play.zoom-fit')}
      </MenuItem>
    </Menu>
  );
}
