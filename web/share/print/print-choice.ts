// The choice of what to print in an address: ids of puzzles, separated by commas.

/**
 * The most puzzles to print. Nobody prints more at once, and a preview of more puzzles would slow
 * the page down.
 */
export const MAX_PRINTED = 60;

export function idsOfPath(ids = ''): readonly string[] {
  const wished = ids
    .split(',')
    .map(decoded)
    .filter((id) => id !== '');
  return [...new Set(wished)].slice(0, MAX_PRINTED);
}

export function pathOfIds(ids: readonly string[]): string {
  return ids.length === 0 ? '/print' : `/print/${ids.map(encodeURIComponent).join(',')}`;
}

/** Decodes an id; an address typed by hand may hold anything. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
