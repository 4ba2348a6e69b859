// A document whose parts between markers are made, and whose other text is written by hand.

/**
 * Replaces each named part, which stands between `<!-- begin NAME -->` and `<!-- end NAME -->`.
 * Throws if the document does not have the part.
 */
export function withParts(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`the document has no part ${name}`);
    return `${text.slice(0, from + begin.length)}\n\n${part}\n\n${text.slice(to)}`;
  }, document);
}
