// Character references, as in XML and HTML: `&amp;`, `&#233;`, `&#xe9;`. An unknown one stays as it
// is.

/** The five named references of XML. */
const XML: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** References that are common in titles of pages, with those of XML. */
export const HTML: ReadonlyMap<string, string> = new Map([
  ...XML,
  ['nbsp', ' '],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['middot', '·'],
]);

/** Resolves numeric references and the named ones of `names`. */
export function resolveReferences(text: string, names = XML): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return names.get(name.toLowerCase()) ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
