// A bubble beside the field with the problem of the clue that is being typed. Screen readers skip
// it, because the same words describe the field to them.

import { Popover } from 'radix-ui';
import { type RefObject, useMemo } from 'react';
import styles from './clue-board.module.css';

interface ClueBubbleProps {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly line: number | undefined;
  readonly note: string | undefined;
}

export function ClueBubble({ board, line, note }: ClueBubbleProps) {
  const anchor = useMemo(
    () => ({
      current: {
        getBoundingClientRect: () =>
          board.current?.querySelector(`[data-line="${line}"]`)?.getBoundingClientRect() ??
          new DOMRect(),
      },
    }),
    [board, line],
  );
  return (
    <Popover.Root open={note !== undefined}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.bubble}
          role="presentation"
          aria-hidden
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {note}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
