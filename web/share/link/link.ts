// A whole puzzle in an address: `/play#p=1…`. The part behind the `#` never leaves the browser, so
// sharing needs no server. The code is the version, which is one digit, and then base64url of the
// deflated bytes of link-bytes.ts. A puzzle with given cells or without exact clues has version 2,
// any other version 1. A page that knows only version 1 says that the link needs a newer page,
// rather than read it as another puzzle. Time and memory to read a link are bounded, whatever the
// link is, and a problem is returned as a value.

import { failure, type Outcome, type Problem, success } from '../../../src/puzzle/problem.ts';
import { hasExactClues, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { type Worded, worded } from '../../../src/puzzle/wording.ts';
import { bytesOfPuzzle, puzzleOfBytes } from './link-bytes.ts';
import { MAX_DEFLATED, packBytes, unpackBytes } from './packed-text.ts';

export const LINK_PROBLEMS = ['foreign-link', 'newer-link', 'broken-link', 'too-large'] as const;
type LinkProblem = (typeof LINK_PROBLEMS)[number];

const [FIRST_VERSION, VERSION] = ['1', '2'];

/**
 * Returns the address of the puzzle on this page, from its `/` on; fails if the puzzle is too large
 * for a link.
 */
export async function linkOf(puzzle: Puzzle): Promise<Outcome<string>> {
  const packed = await packBytes(bytesOfPuzzle(puzzle));
  if (packed === undefined) return failure(TOO_LARGE);
  return success(`/play#p=${versionOf(puzzle)}${packed}`);
}

function versionOf(puzzle: Puzzle): string {
  return puzzle.given === undefined && hasExactClues(puzzle) ? FIRST_VERSION : VERSION;
}

/**
 * Whether the text could be meant for `puzzleOfLink`: an address of any host with `p=` behind its
 * `#`, or that part alone.
 */
export function isLink(text: string): boolean {
  return codeIn(text) !== undefined;
}

/**
 * Returns the puzzle of a whole address, whatever its host, or of the part from its `#` on, with or
 * without the `#`. Never throws.
 */
export async function puzzleOfLink(text: string): Promise<Outcome<Puzzle>> {
  const code = codeIn(text);
  if (code === undefined) return failure(FOREIGN);
  const [version, body] = [code.slice(0, 1), code.slice(1)];
  if (version > VERSION && version <= '9') return failure(NEWER);
  if (version !== FIRST_VERSION && version !== VERSION) return failure(BROKEN);
  const bytes = await unpackBytes(body);
  if (bytes === 'too-large') return failure(TOO_LARGE);
  if (bytes === 'broken') return failure(BROKEN);
  return puzzleOfBytes(bytes) ?? failure(BROKEN);
}

/**
 * Finds the code in a text, or returns undefined. Characters that mail and chat put around an
 * address, such as a closing bracket, are not part of the code.
 */
function codeIn(text: string): string | undefined {
  return /(?:#(?:[^#\s]*&)?|^\s*)p(?:=|%3D)([\w-]*)/i.exec(text)?.[1];
}

const FOREIGN = problem(
  'foreign-link',
  worded`this is no link to a puzzle of this page: such a link has "#p=" in it`,
);
const NEWER = problem(
  'newer-link',
  worded`the link was made by a newer version of this page: load the page again to get that version`,
);
const BROKEN = problem(
  'broken-link',
  worded`a part of the link is missing or was changed on the way: copy it once more, to its very end`,
);
const TOO_LARGE = problem(
  'too-large',
  worded`the puzzle is too large for a link, which holds ${MAX_DEFLATED / 1024} kB: share it as a file`,
);

function problem(code: LinkProblem, words: Worded): Problem {
  return { code, ...words };
}
