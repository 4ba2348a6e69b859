// Reads the `<Nonogram>` elements of FreeNono's XML.

import { failure, type Outcome, success } from '../../puzzle/problem.ts';
import { MAX_SIDE } from '../../puzzle/validate.ts';
import { readXml, type XmlTag } from '../text/read-xml.ts';
import type { TextPlace } from '../text/text-lines.ts';

interface WrittenRow extends TextPlace {
  cells: string;
}

export interface NonogramElement extends TextPlace {
  readonly attributes: Readonly<Record<string, string>>;
  readonly rows: WrittenRow[];
}

/** Reading stops soon after there are more elements than `most`. */
export function readNonogramElements(
  text: string,
  most: number,
): Outcome<readonly NonogramElement[]> {
  const elements: NonogramElement[] = [];
  const wrong = readXml(text, {
    open: (_, tag, place) => openTag(tag, place, elements),
    text: (path, chunk) => {
      const row = elements.at(-1)?.rows.at(-1);
      if (path.at(-1)?.name === 'line' && row !== undefined) row.cells += chunk;
    },
    isEnough: () => elements.length > most,
  });
  return wrong === undefined ? success(elements) : failure(wrong);
}

function openTag(tag: XmlTag, place: TextPlace, elements: NonogramElement[]): void {
  if (tag.name === 'Nonogram') {
    elements.push({ ...place, attributes: tag.attributes as Record<string, string>, rows: [] });
  }
  const rows = elements.at(-1)?.rows;
  // A row too many is enough for the problem, and costs far more memory than its text.
  if (tag.name === 'line' && rows !== undefined && rows.length <= MAX_SIDE) {
    rows.push({ ...place, cells: '' });
  }
}
