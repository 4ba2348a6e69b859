// A drawing in the page, parsed from the same SVG that is exported.

import { useEffect, useRef } from 'react';
import type { Drawing } from './shape.ts';
import { svgOf } from './svg.ts';

export interface SvgViewProps {
  readonly drawing: Drawing;
  /** The description of the drawing for screen readers. */
  readonly title: string;
  readonly className?: string | undefined;
}

export function SvgView({ drawing, title, className }: SvgViewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(svgOf(drawing, title), 'image/svg+xml');
    host.current?.replaceChildren(document.importNode(parsed.documentElement, true));
  }, [drawing, title]);
  return <div ref={host} className={className} />;
}
