// Reads XML with a streaming parser. The parser resolves only the five entities of XML itself, and
// never fetches the document type.

import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { complain, type Problem, shorten } from '../../puzzle/problem.ts';
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
    const words = worded`this is not well-formed XML: ${fault}`;
    const place = { line: parser.line, column: parser.column + 1 };
    complain(problems, { code: 'bad-xml', ...words, ...place });
  });
  feed(parser, source, () => problems.length > 0 || reader.isEnough());
  return problems[0];
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
