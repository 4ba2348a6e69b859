// The colours of a small board in the theme of the moment: canvases know no style sheets.

import { useEffect, useState } from 'react';

const VARIABLES = {
  open: '--sunken',
  known: '--cell',
  painted: '--cell-painted',
  dot: '--cell-cross',
  line: '--grid-line',
  lineFive: '--grid-line-five',
  accent: '--accent',
} as const;
export type CanvasInk = Readonly<Record<keyof typeof VARIABLES, string>>;

export function useCanvasInk(): CanvasInk {
  const [ink, setInk] = useState(readInk);
  useEffect(() => {
    const observer = new MutationObserver(() => setInk(readInk()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return ink;
}

function readInk(): CanvasInk {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.entries(VARIABLES).map(([name, variable]) => [
    name,
    style.getPropertyValue(variable).trim(),
  ]);
  return Object.fromEntries(colours) as CanvasInk;
}
