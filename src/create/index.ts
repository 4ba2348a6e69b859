// Exports drawings, the conversion of images, and changes that make a picture the only solution of
// its clues.

export type { Place, Size } from '../puzzle/places.ts';
export { type Ambiguity, type AmbiguityOptions, ambiguousCells } from './ambiguity.ts';
export { differingCellsOf } from './differing-cells.ts';
export {
  type Change,
  type DisambiguateOptions,
  type DisambiguateProgress,
  type Disambiguation,
  disambiguate,
  type Suggestion,
} from './disambiguate.ts';
export * from './drawing.ts';
export type { Image } from './image-samples.ts';
export {
  type ImageOptions,
  type ImagePicture,
  MAX_IMAGE_CELLS,
  MAX_IMAGE_COLOURS,
  MAX_PIXELS,
  pictureFromImage,
  sizeFor,
} from './image-to-picture.ts';
export {
  areaCells,
  cellsBetween,
  MIRRORS,
  type Mirror,
  mirroredCells,
  rectangleCells,
} from './tool-cells.ts';
export * from './transform-drawing.ts';
