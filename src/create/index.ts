// Pictures and the puzzles they make: drawing, images to pictures, and what makes a picture the
// only solution.

export { type Ambiguity, type AmbiguityOptions, ambiguousCells } from './ambiguous.ts';
export { differingCellsOf } from './differing.ts';
export {
  type Change,
  type DisambiguateOptions,
  type DisambiguateProgress,
  type Disambiguation,
  disambiguate,
  type Suggestion,
} from './disambiguate.ts';
export * from './drawing.ts';
export * from './frame.ts';
export {
  type ImageOptions,
  type ImagePicture,
  MAX_IMAGE_CELLS,
  MAX_IMAGE_COLOURS,
  MAX_PIXELS,
  pictureFromImage,
  sizeFor,
} from './image.ts';
export type { Image } from './sample.ts';
export {
  areaCells,
  type GridPoint,
  lineCells,
  MIRRORS,
  type Mirror,
  mirroredCells,
  rectangleCells,
} from './strokes.ts';
