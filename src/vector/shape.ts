// The shapes of a vector image: filled boxes, strokes and labels, in millimetres from the top left
// corner, in the order in which they are drawn. SVG, PDF and canvas draw the same shapes, so that
// all look alike.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Fills {
  readonly kind: 'fills';
  /** `#rrggbb`, like all colours of shapes. */
  readonly colour: string;
  readonly boxes: readonly Box[];
}

/** The ends of a stroke: x, y, x, y. */
export type Segment = readonly [number, number, number, number];

interface Strokes {
  readonly kind: 'strokes';
  readonly colour: string;
  readonly thickness: number;
  readonly segments: readonly Segment[];
}

export interface TextLabel {
  readonly kind: 'label';
  readonly text: string;
  readonly x: number;
  /** The baseline of the letters. */
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  /** The font size in millimetres; digits are 0.72 times as high. */
  readonly size: number;
  readonly colour: string;
  readonly isBold: boolean;
}

export type Shape = Fills | Strokes | TextLabel;

export interface VectorImage {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The distance from the middle of digits to their baseline, in font sizes. */
export const MIDDLE_TO_BASELINE = 0.36;

export const POINTS_PER_MM = 72 / 25.4;
