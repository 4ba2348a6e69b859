// The colours of paper and ink in the theme of the moment, for canvases, which know no style sheets.

import { useEffect, useState } from 'react';

/** Of a cell that is not painted and of one that is. */
export function useInk(): readonly [paper: string, ink: string] {
  const [ink, setInk] = useState(readInk);
  useEffect(() => {
    const observer = new MutationObserver(() => setInk(readInk()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return ink;
}

function readInk(): readonly [string, string] {
  const style = getComputedStyle(document.documentElement);
  return [style.getPropertyValue('--cell'), style.getPropertyValue('--cell-painted')];
}
