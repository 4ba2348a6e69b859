// The kind of puzzle that an id names by its form, although there is no puzzle with this id, and
// the page that shows what there is of this kind.

interface MissingPuzzle {
  /** Any other id is that of an own puzzle. */
  readonly kind: 'numbered' | 'tile' | 'day' | 'own';
  readonly place: string;
}

export function missingPuzzle(id: string): MissingPuzzle {
  const [, mosaic] = /^mosaic-(\d+)-/.exec(id) ?? [];
  if (mosaic !== undefined) return { kind: 'tile', place: `/mosaic/${mosaic}` };
  if (/^daily-\d/.test(id)) return { kind: 'day', place: '/daily' };
  const isNumbered = /^\d+x\d+-\d+$/.test(id);
  return { kind: isNumbered ? 'numbered' : 'own', place: '/library' };
}
