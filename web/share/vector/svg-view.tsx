// A vector image in the page, parsed from the same SVG that is exported.

import { useEffect, useRef } from 'react';
import type { VectorImage } from '../../../src/vector/shape.ts';
import { svgOf } from './svg.ts';

interface SvgViewProps {
  readonly image: VectorImage;
  /** The description of the image for screen readers. */
  readonly title: string;
  readonly className?: string | undefined;
}

export function SvgView({ image, title, className }: SvgViewProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parsed = new DOMParser().parseFromString(svgOf(image, title), 'image/svg+xml');
    host.current?.replaceChildren(document.importNode(parsed.documentElement, true));
  }, [image, title]);
  return <div ref={host} className={className} />;
}
