// The tooltip of a button: the name of its action, and its key. Screen readers are told the name by
// the button itself.

import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { createPortal } from 'react-dom';
import { useText } from '../app/texts.ts';
import { keyName } from './key-name.ts';
import { overlayPlace } from './overlay-place.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly button: HTMLElement;
}

export function Tooltip({ button }: TooltipProps) {
  const text = useText();
  const { refs, floatingStyles } = useFloating({
    elements: { reference: button },
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(6), flip(), shift({ padding: 4 })],
    whileElementsMounted: autoUpdate,
  });
  const { shortcut } = button.dataset;
  return createPortal(
    <div ref={refs.setFloating} role="tooltip" className={styles.tooltip} style={floatingStyles}>
      {button.ariaLabel}
      {shortcut !== undefined && <kbd>{keyName(shortcut, text)}</kbd>}
    </div>,
    overlayPlace(button),
  );
}
