// The places of tiles in mosaics, and the ids of their puzzles.

export interface TilePlace {
  /** The number of the mosaic. */
  readonly mosaic: number;
  /** Counted from 1, as people count. */
  readonly row: number;
  readonly column: number;
}

/** Returns an id like "mosaic-3-r2c4", which never changes and tells nothing of the picture. */
export function tileIdOf({ mosaic, row, column }: TilePlace): string {
  return `mosaic-${mosaic}-r${row}c${column}`;
}

const TILE_ID = /^mosaic-([1-9]\d*)-r([1-9]\d*)c([1-9]\d*)$/;

/** Returns undefined for all other ids. */
export function tilePlaceOf(id: string): TilePlace | undefined {
  const match = TILE_ID.exec(id);
  if (match === null) return undefined;
  const [mosaic, row, column] = match.slice(1).map(Number);
  return { mosaic, row, column };
}
