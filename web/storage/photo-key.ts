// The key of the record of a photo, of which the clues of a puzzle were read, among the drafts.

/** Returns the key for puzzle `id` of the library, or for a new puzzle if `id` is undefined. */
export function photoKeyOf(id: string | undefined): string {
  return id === undefined ? 'photo' : `photo/${id}`;
}
