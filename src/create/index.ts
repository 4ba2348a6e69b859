// Exports drawings, the conversion of images, changes that make a picture the only solution of its
// clues, and the generator of puzzles.

export type { Place, Size } from '../puzzle/places.ts';
export { type Ambiguity, type AmbiguityOptions, ambiguousCells } from './ambiguity.ts';
export { differingCellsOf } from './differing-cells.ts';
export type { DifficultyTarget } from './difficulty-changes/difficulty-aim.ts';
export {
  type DifficultyChanges,
  difficultyChanges,
} from './difficulty-changes/difficulty-changes.ts';
export type {
  DifficultyChange,
  DifficultyChangesOptions,
  DifficultyChangesProgress,
} from './difficulty-changes/difficulty-search.ts';
export * from './drawing.ts';
export { ellipseCells } from './ellipse-cells.ts';
export {
  type GeneratedPuzzle,
  type GenerateOptions,
  type GenerateProgress,
  type Generation,
  generate,
} from './generate/generate.ts';
export { NEEDED_TECHNIQUES } from './generate/needed-techniques.ts';
export {
  PICTURE_LOOKS,
  PICTURE_SYMMETRIES,
  type PictureLook,
  type PictureSymmetry,
} from './generate/picture-wish.ts';
export type { LabelRange, PuzzleWish } from './generate/puzzle-wish.ts';
export { GENERATOR_VERSION, READABLE_SEEDS } from './generate/seeded-stream.ts';
export { checkWish } from './generate/wish-problems.ts';
export { MAX_LIGHT_FACTOR } from './images/adjust-light.ts';
export type { Crop } from './images/crop-image.ts';
export type { Image } from './images/image-samples.ts';
export {
  type ImageOptions,
  type ImagePicture,
  MAX_IMAGE_CELLS,
  MAX_IMAGE_COLOURS,
  MAX_PIXELS,
  pictureFromImage,
  sizeFor,
} from './images/image-to-picture.ts';
export { IMAGE_STYLES, type ImageStyle } from './images/one-colour.ts';
export { pictureInPalette } from './images/palette-picture.ts';
export { pixelArtCells, pixelArtOf } from './images/pixel-art.ts';
export { type ImagePreparation, preparedImage } from './images/prepare-image.ts';
export {
  type ImagePuzzle,
  type ImagePuzzleProgress,
  type ImagePuzzleWish,
  puzzleFromImage,
} from './images/puzzle-from-image.ts';
export type { ColourRange } from './images/suited-pictures.ts';
export { trimmedCrop } from './images/trim-image.ts';
export { symmetryOf } from './picture-symmetry.ts';
export { drawText, type TextDrawing } from './pixel-text.ts';
export { type CellsToGive, cellsToGive, type GivingProgress } from './repair/cells-to-give.ts';
export { type Change, type Suggestion, withChanges } from './repair/change.ts';
export { type Repair, repair } from './repair/repair.ts';
export type { RepairOptions, RepairProgress } from './repair/repair-options.ts';
export {
  areaCells,
  cellsBetween,
  MIRRORS,
  type Mirror,
  mirroredCells,
  rectangleCells,
} from './tool-cells.ts';
export * from './transform-drawing.ts';
export { typedPalette } from './typed-palette.ts';
