// A bubble beside the field that has the focus. It says what is wrong with the clue in the field.
// Screen readers skip the bubble, because the field has the same words as its description.

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
