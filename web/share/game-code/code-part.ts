// A game in an address: `/play#g=…`, in one part, or in up to `MAX_PARTS` for as many QR codes.
// Behind `g=` stand the version, the number of the part and the number of parts, each one digit,
// the stamp of the game, by which its parts find each other, the checksum of the part, and the
// part's piece of the packed bytes (packed-text.ts). No server sees what is behind the `#`.

import { fnv1a } from '../../storage/fingerprint.ts';
import { MAX_PACKED } from '../link/packed-text.ts';

export interface CodePart {
  /** The number of this part, from 1. */
  readonly part: number;
  readonly parts: number;
  readonly stamp: string;
  readonly piece: string;
}

/** Why a text is no part of a game. */
export const CODE_PROBLEMS = ['foreign', 'newer', 'broken', 'too-large'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

export const MAX_PARTS = 4;
const VERSION = '1';
const STAMP_LENGTH = 8;
const CHECK_LENGTH = 4;
const FORM = /^(\d)([1-4])([1-4])([\da-f]{8})([\da-f]{4})([\w-]+)$/;

/** The number of characters before the piece, from the `/` of the address on. */
export const HEAD_LENGTH = '/play#g='.length + 3 + STAMP_LENGTH + CHECK_LENGTH;

/** Returns the addresses of the parts on this page, from the `/` on. */
export function addressesOf(packed: string, parts: number): readonly string[] {
  const stamp = hash(packed, STAMP_LENGTH);
  const startOf = (i: number): number => Math.floor((i * packed.length) / parts);
  return Array.from({ length: parts }, (_, i) => {
    const head = `${VERSION}${i + 1}${parts}${stamp}`;
    const piece = packed.slice(startOf(i), startOf(i + 1));
    return `/play#g=${head}${hash(head + piece, CHECK_LENGTH)}${piece}`;
  });
}

/** Reads a part from an address of any host, or from what stands in it from `g=` on. */
export function partOf(text: string): CodePart | CodeProblem {
  const code = codeIn(text);
  if (code === undefined) return 'foreign';
  if (/^[2-9]/.test(code)) return 'newer';
  if (code.length > HEAD_LENGTH + MAX_PACKED) return 'too-large';
  const [, , part, parts, stamp, check, piece] = FORM.exec(code) ?? [];
  if (piece === undefined || !code.startsWith(VERSION) || part > parts) return 'broken';
  if (hash(`${VERSION}${part}${parts}${stamp}${piece}`, CHECK_LENGTH) !== check) return 'broken';
  return { part: Number(part), parts: Number(parts), stamp, piece };
}

/** Returns the packed bytes of the pieces, or undefined if they are not those of the stamp. */
export function joinedPieces(pieces: readonly string[], stamp: string): string | undefined {
  const packed = pieces.join('');
  return hash(packed, STAMP_LENGTH) === stamp ? packed : undefined;
}

/** Characters that mail and chat put around an address are not part of the code. */
function codeIn(text: string): string | undefined {
  return /(?:#(?:[^#\s]*&)?|^\s*)g(?:=|%3D)([\w-]*)/i.exec(text)?.[1];
}

/** Returns the last digits, because the last letters hardly change the first digits. */
function hash(text: string, length: number): string {
  return fnv1a(new TextEncoder().encode(text)).slice(-length);
}
