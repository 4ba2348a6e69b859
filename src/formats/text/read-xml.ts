// Reads XML with a streaming parser. The parser resolves the entities of XML and those of HTML, and
// never looks at the document type.

import { decodeHTMLStrict } from 'entities';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { complain, type Problem, quote, shorten } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { MAX_DEPTH, type TextPlace, tooDeep } from './text-lines.ts';

/** An open element, with its attributes. */
export type XmlTag = SaxesTagPlain;

interface XmlReader {
  /** `path` has the open elements from the outermost one; the element itself is the last. */
  open(path: readonly XmlTag[], tag: XmlTag, place: TextPlace): void;
  text(path: readonly XmlTag[], chunk: string): void;
  /** Whether the rest of the text can be dropped. */
  isEnough(): boolean;
}

const CHUNK = 16_384;

/** Returns what is wrong with the text, if it is not XML or nested too deep. */
export function readXml(source: string, reader: XmlReader): Problem | undefined {
  const parser = new SaxesParser();
  const unknown = defineEntities(parser, source);
  const problems: Problem[] = [];
  const path: XmlTag[] = [];
  let start: TextPlace = { line: 1, column: 1 };
  parser.on('opentagstart', (tag) => {
    start = { line: parser.line, column: Math.max(1, parser.column - tag.name.length - 1) };
  });
  parser.on('opentag', (tag) => {
    path.push(tag);
    if (path.length > MAX_DEPTH) complain(problems, { ...tooDeep(worded`elements`), ...start });
    reader.open(path, tag, start);
  });
  parser.on('text', (chunk) => reader.text(path, chunk));
  parser.on('cdata', (chunk) => reader.text(path, chunk));
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => {
    const fault = shorten(error.message.replace(/^\d+:\d+: /, ''), 120);
    const words =
      fault === 'undefined entity.' && unknown !== undefined
        ? worded`this is not well-formed XML: nothing says what ${quote(unknown)} is; write the character itself, and an & alone as &amp;`
        : worded`this is not well-formed XML: ${fault}`;
    const place = { line: parser.line, column: parser.column + 1 };
    complain(problems, { code: 'bad-xml', ...words, ...place });
  });
  feed(parser, source, () => problems.length > 0 || reader.isEnough());
  return problems[0];
}

/**
 * Lets the parser resolve the entities of HTML that the text has: people write them in titles.
 * Returns the first entity that neither XML nor HTML has.
 */
function defineEntities(parser: SaxesParser, source: string): string | undefined {
  let unknown: string | undefined;
  for (const [entity, name = ''] of source.matchAll(/&([A-Za-z][A-Za-z0-9]{0,30});/g)) {
    if (Object.hasOwn(parser.ENTITIES, name)) continue;
    const text = decodeHTMLStrict(entity);
    if (text !== entity) parser.ENTITIES[name] ??= text;
    else unknown ??= entity;
  }
  return unknown;
}

/**
 * Feeds the parser in pieces, so that the rest of a text is dropped soon after `isBroken` becomes
 * true: the parser's recovery from faults can be slow.
 */
function feed(parser: SaxesParser, text: string, isBroken: () => boolean): void {
  // Half a character (a lone surrogate) makes the parser throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  for (let at = 0; at < whole.length && !isBroken(); at += CHUNK) {
    parser.write(whole.slice(at, at + CHUNK));
  }
  if (!isBroken()) parser.close();
}
