// Reads of a PDF what tests look at: its pages, its fonts, and the texts that it shows. It knows
// only what pdfkit writes.

import { inflateSync } from 'node:zlib';

interface ReadPdf {
  readonly pages: number;
  /** The names of the fonts; those that are embedded in part have a prefix and a plus sign. */
  readonly fonts: readonly string[];
  readonly embedded: number;
  /** The texts of all pages, a line for each label. */
  readonly texts: readonly string[];
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [Number(id), body]),
  );
  const bodies = [...objects.values()];
  const maps = new Map<string, ReadonlyMap<string, string>>();
  const names = new Map<number, string>();
  for (const body of bodies)
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) names.set(Number(id), name);
  for (const [id, body] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
    const name = names.get(id);
    if (map !== undefined && name !== undefined) maps.set(name, lettersOf(streamOf(objects, map)));
  }
  return {
    pages: bodies.filter((body) => /\/Type \/Page\b/.test(body)).length,
    fonts: bodies.flatMap(
      (body) => /\/Type \/Font\b.*\/BaseFont \/([^\s/]+)/s.exec(body)?.[1] ?? [],
    ),
    embedded: bodies.filter((body) => body.includes('/FontFile2')).length,
    texts: bodies.flatMap((body) => {
      const [, contents] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
      return contents === undefined ? [] : textsOf(streamOf(objects, contents), maps);
    }),
  };
}

function streamOf(objects: ReadonlyMap<number, string>, id: string): string {
  const [, stream = ''] = /stream\n(.*)\nendstream/s.exec(objects.get(Number(id)) ?? '') ?? [];
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** Returns the text of each glyph by its code in four digits. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, , codes] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    [...codes.matchAll(/<(\w*)>/g)].forEach(([, hex], i) => {
      const code = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0');
      letters.set(code, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  return letters;
}

function textsOf(
  content: string,
  maps: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf.*?\[(.*?)\] TJ/gs)].map(([, font, parts]) => {
    const glyphs = [...parts.matchAll(/<(\w*)>/g)].flatMap(([, hex]) => hex.match(/.{4}/g) ?? []);
    return glyphs.map((code) => maps.get(font)?.get(code) ?? '?').join('');
  });
}
