// The pad for the cursor of the board: arrows that move it while they are held, and tools that mark
// its cell, and the cells that it comes to while they are held.

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Square,
  X,
} from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import type { BoardHandle } from '../board-props.ts';
import type { Tool } from '../input/mark-tool.ts';
import styles from './cursor-pad.module.css';

interface CursorPadProps {
  readonly board: RefObject<BoardHandle | null>;
}

const ARROWS = [
  { name: 'up', look: styles.up, icon: ArrowUp, by: { row: -1, column: 0 } },
  { name: 'left', look: styles.left, icon: ArrowLeft, by: { row: 0, column: -1 } },
  { name: 'down', look: styles.down, icon: ArrowDown, by: { row: 1, column: 0 } },
  { name: 'right', look: styles.right, icon: ArrowRight, by: { row: 0, column: 1 } },
] as const;

/** Milliseconds until an arrow that is held moves again, at first and then. */
const [FIRST, NEXT] = [320, 90];

export function CursorPad({ board }: CursorPadProps) {
  const text = useText();
  return (
    <section className={styles.pad} aria-label={text('play.pad')}>
      <div className={styles.arrows}>
        {ARROWS.map(({ name, look, icon, by }) => (
          <HeldButton
            key={name}
            className={look}
            icon={icon}
            name={text(`play.pad.${name}`)}
            onHold={() => repeat(() => board.current?.moveCursor(by))}
          />
        ))}
      </div>
      <div className={styles.tools}>
        {(['fill', 'cross'] as const).map((tool) => (
          <ToolButton key={tool} tool={tool} board={board} />
        ))}
      </div>
    </section>
  );
}

function ToolButton({ tool, board }: CursorPadProps & { readonly tool: Tool }) {
  const text = useText();
  const hold = (): (() => void) => {
    board.current?.holdTool(tool);
    return () => board.current?.releaseTool();
  };
  return (
    <HeldButton
      className={tool === 'fill' ? styles.fill : ''}
      icon={tool === 'fill' ? Square : X}
      name={text(`play.tool.${tool}`)}
      hasText
      onHold={hold}
    />
  );
}

interface HeldButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly className: string | undefined;
  readonly hasText?: boolean;
  /** Called when the button goes down; returns what is to be done when it comes up. */
  readonly onHold: () => () => void;
}

/** A button that acts while it is held. A press of a key is short. */
function HeldButton({ icon: Icon, name, className, hasText = false, onHold }: HeldButtonProps) {
  const release = useRef<() => void>(undefined);
  const end = (): void => {
    release.current?.();
    release.current = undefined;
  };
  useEffect(() => () => release.current?.(), []);
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={name}
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return;
        end();
        release.current = onHold();
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        if (detail === 0) onHold()();
      }}
    >
      <Icon aria-hidden size={24} />
      {hasText && <span aria-hidden>{name}</span>}
    </button>
  );
}

/** Acts at once, and again and again until the returned function is called. */
function repeat(act: () => void): () => void {
  let timer = setTimeout(again, FIRST);
  function again(): void {
    act();
    timer = setTimeout(again, NEXT);
  }
  act();
  return () => clearTimeout(timer);
}
