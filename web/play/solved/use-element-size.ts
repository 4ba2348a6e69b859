// The size of an element in CSS pixels, as it changes.

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../../src/puzzle/places.ts';

export function useElementSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
