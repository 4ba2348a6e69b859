// Sets the paper size for the browser's printer while the print page is open. A static style sheet
// cannot hold the size, because the person chooses the paper.

import { useEffect } from 'react';
import { type Orientation, type Paper, paperSize } from '../vector/sheet.ts';

export function usePaper(paper: Paper, orientation: Orientation): void {
  useEffect(() => {
    const { width, height } = paperSize(paper, orientation);
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
    };
  }, [paper, orientation]);
}
