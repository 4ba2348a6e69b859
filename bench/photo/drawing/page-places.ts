// Places of a page, in pixels from its upper left corner.

export interface PagePlace {
  readonly x: number;
  readonly y: number;
}

export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const rightOf = ({ left, width }: PageBox): number => left + width;
export const bottomOf = ({ top, height }: PageBox): number => top + height;

/** Returns the corners clockwise from the upper left. */
export function cornersOf({ left, top, width, height }: PageBox): PagePlace[] {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}
