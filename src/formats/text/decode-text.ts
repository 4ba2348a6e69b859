// Decodes the bytes of a file: UTF-8 or UTF-16, recognised by the byte order mark at the beginning
// or by the bytes themselves; Latin-1 for old files, which have no mark; one character per byte for
// packed pictures (P4, P5). The cost grows with the number of bytes.

import { failure, type Outcome, type Problem, success } from '../../puzzle/problem.ts';
import { worded } from '../../puzzle/wording.ts';
import { JAP_FILE, unreadBytes } from '../unread-formats.ts';
import { textPlaceOf } from './text-lines.ts';

/** A text; `remarks` say that its encoding is only a guess. */
type Decoded = Outcome<string> & { readonly remarks?: readonly Problem[] };

/**
 * Returns the text without its byte order mark, or a problem if the bytes are not text, are UTF-32,
 * or break their encoding.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (PACKED_PICTURES.some((start) => startsWith(bytes, start))) return success(latin1(bytes));
  if (isJapFile(bytes)) return failure(JAP_FILE);
  if (startsWith(bytes, UTF32_MARK)) return failure(wrongEncoding('UTF-32 text is not read'));
  if (startsWith(bytes, UTF8_MARK)) return decodeUtf8(bytes);
  if (startsWith(bytes, LITTLE_ENDIAN_MARK)) return decodeUtf16(bytes.subarray(2), LOW_FIRST);
  if (startsWith(bytes, BIG_ENDIAN_MARK)) return decodeUtf16(bytes.subarray(2), HIGH_FIRST);
  const order = orderOfUnits(bytes);
  if (order !== undefined) return refuseControls(decodeUtf16(bytes, order), CONTROLS);
  const text = tryUtf8(bytes);
  const decoded =
    text === undefined
      ? refuseControls(success(latin1(bytes)), CONTROLS)
      : refuseControls(success(text), NUL);
  if (decoded.ok) {
    return text === undefined ? { ...decoded, remarks: [guessRemark(decoded.value)] } : decoded;
  }
  const unread = unreadBytes(bytes);
  return unread === undefined ? decoded : failure(unread);
}

/** Says that a text was read as Latin-1, and where it first matters. */
function guessRemark(text: string): Problem {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is the same in both
  const at = text.search(/[^\u0000-\u007f]/);
  const words = worded`this is not UTF-8, so the text was read as Latin-1: if letters look wrong, save the file as UTF-8`;
  return { code: 'guessed-encoding', ...words, ...textPlaceOf(text, at) };
}

/**
 * Whether a text that begins with these bytes is UTF-16. Little-endian UTF-32 counts, too, if it
 * has a mark, because that mark begins like the mark of UTF-16.
 */
export function isUtf16(beginning: Uint8Array): boolean {
  const isMarked = [LITTLE_ENDIAN_MARK, BIG_ENDIAN_MARK].some((mark) =>
    startsWith(beginning, mark),
  );
  if (isMarked) return true;
  // A piece of a file may end within a unit.
  const units = beginning.subarray(0, beginning.length - (beginning.length % 2));
  return orderOfUnits(units) !== undefined;
}

/** P4 and P5. */
const PACKED_PICTURES = [
  [0x50, 0x34],
  [0x50, 0x35],
];
/** "TLS", with which a .jap begins. */
const JAP_MARK = [0x54, 0x4c, 0x53];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const UTF32_MARK = [0xff, 0xfe, 0, 0];
const LITTLE_ENDIAN_MARK = [0xff, 0xfe];
const BIG_ENDIAN_MARK = [0xfe, 0xff];

/** The mark could begin a text, too, but no text has control characters soon after it. */
function isJapFile(bytes: Uint8Array): boolean {
  return startsWith(bytes, JAP_MARK) && bytes.subarray(0, 16).some((byte) => byte < 9);
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}

/** The index of the low byte among the two bytes of a UTF-16 unit. */
type Order = 0 | 1;
const [LOW_FIRST, HIGH_FIRST] = [0, 1] as const;

/** The most bytes that are looked at; the number is even. */
const SAMPLE = 4096;

/**
 * Returns the byte order of UTF-16 without a mark, or undefined if the bytes are something else. An
 * ASCII character has a NUL as the high byte of its unit. More than half of the units must have
 * such a NUL; the others may be a title in another script. Units with a NUL as the low byte may be
 * at most a tenth as many as those with a NUL as the high byte.
 */
function orderOfUnits(bytes: Uint8Array): Order | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const nuls = [0, 0];
  const size = Math.min(bytes.length, SAMPLE);
  for (let i = 0; i < size; i++) if (bytes[i] === 0) nuls[i & 1]++;
  const order = nuls[1] > nuls[0] ? LOW_FIRST : HIGH_FIRST;
  const [low, high] = order === LOW_FIRST ? nuls : nuls.toReversed();
  return high * 4 > size && low * 10 <= high ? order : undefined;
}

function decodeUtf16(bytes: Uint8Array, order: Order): Outcome<string> {
  let text = '';
  for (let start = 0; start + 1 < bytes.length; start += PIECE) {
    const end = Math.min(start + PIECE, bytes.length - (bytes.length % 2));
    const units: number[] = [];
    for (let i = start; i < end; i += 2) units.push(bytes[i + order] | (bytes[i + 1 - order] << 8));
    text += String.fromCharCode(...units);
  }
  const half = text.search(/\p{Surrogate}/u);
  if (half >= 0) {
    return failure(wrongEncoding('half a character stands here in UTF-16 text', text, half));
  }
  if (bytes.length % 2 === 0) return refuseControls(success(text), NUL);
  return failure(wrongEncoding('the UTF-16 text ends within a character', text, text.length));
}

/** The number of bytes that become text at a time; the number is even. */
const PIECE = 8192;

/** Decodes bytes whose mark says that they are UTF-8. */
function decodeUtf8(bytes: Uint8Array): Outcome<string> {
  const text = tryUtf8(bytes);
  if (text !== undefined) return refuseControls(success(text), NUL);
  const mended = new TextDecoder('utf-8').decode(bytes);
  const what = 'the mark at the beginning says that this is UTF-8, but these bytes are not';
  return failure(wrongEncoding(what, mended, mended.indexOf('\uFFFD')));
}

/**
 * The part of the class that is used here. Browsers and Node have the class, but the portable
 * layers are compiled without the types of either.
 */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Decodes UTF-8; undefined if the bytes are not UTF-8. */
function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * Makes each byte the character with the same code. The encoding `latin1` of `TextDecoder` is not
 * used, because it means windows-1252.
 */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return text;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what tells bytes from text
const NUL = /\u0000/;
/**
 * The characters that a text must not have if its encoding is only a guess. Character 26 is
 * allowed, because it ends DOS files.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what tells bytes from text
const CONTROLS = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;

function refuseControls(decoded: Outcome<string>, controls: RegExp): Outcome<string> {
  if (!decoded.ok) return decoded;
  const at = decoded.value.search(controls);
  if (at < 0) return decoded;
  const message =
    'this is not text: give a file of text in UTF-8 or UTF-16, or a picture in a format that is read';
  return failure({ code: 'not-text', message, ...textPlaceOf(decoded.value, at) });
}

function wrongEncoding(what: string, text = '', at = 0): Problem {
  const message = `${what}: save the file as UTF-8`;
  return { code: 'bad-encoding', message, ...textPlaceOf(text, at) };
}
