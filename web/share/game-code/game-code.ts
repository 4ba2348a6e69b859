// Makes the addresses that hold a game, and reads the game again. The text code is one address. The
// QR codes are up to `MAX_PARTS` addresses, because a camera reads several calm codes more easily
// than one dense code. A history that does not fit is left out.

import { packBytes, unpackBytes } from '../link/packed-text.ts';
import { MAX_QR_TEXT } from '../qr-image.ts';
import { addressesOf, type CodeProblem, HEAD_LENGTH, MAX_PARTS } from './code-part.ts';
import { bytesOfGame, type CarriedGame, gameOfBytes } from './game-bytes.ts';
import { withoutHistory } from './without-history.ts';

interface Addresses {
  readonly addresses: readonly string[];
  readonly hasHistory: boolean;
}

/** Undefined is what the puzzle is too large for. */
export interface GameCodes {
  /** One address. */
  readonly text: Addresses | undefined;
  /** An address for each QR code. */
  readonly qr: Addresses | undefined;
}

/** The most characters of a QR code that a camera reads at once. */
const CALM = 600;

/** `origin` is what stands before the `/` of the addresses; the codes are bounded with it. */
export async function codesOfGame(game: CarriedGame, origin: string): Promise<GameCodes> {
  const [whole, short] = await Promise.all([packGame(game), packGame(withoutHistory(game))]);
  return {
    text: firstThatFits(whole, short, (packed) => addressesOf(packed, 1)),
    qr: firstThatFits(whole, short, (packed) => calmAddresses(packed, origin)),
  };
}

export async function gameOfPacked(packed: string): Promise<CarriedGame | CodeProblem> {
  const bytes = await unpackBytes(packed);
  return typeof bytes === 'string' ? bytes : (gameOfBytes(bytes) ?? 'broken');
}

async function packGame(game: CarriedGame): Promise<string | undefined> {
  const bytes = bytesOfGame(game);
  // A game with more moves than are read would make a code that nobody can open.
  return gameOfBytes(bytes) === undefined ? undefined : packBytes(bytes);
}

function firstThatFits(
  whole: string | undefined,
  short: string | undefined,
  make: (packed: string) => readonly string[] | undefined,
): Addresses | undefined {
  const full = whole === undefined ? undefined : make(whole);
  if (full !== undefined) return { addresses: full, hasHistory: true };
  const brief = short === undefined ? undefined : make(short);
  return brief && { addresses: brief, hasHistory: false };
}

/** Returns calm codes, or codes as dense as cameras read them if there would be too many. */
function calmAddresses(packed: string, origin: string): readonly string[] | undefined {
  const room = (length: number): number => length - origin.length - HEAD_LENGTH;
  const calm = Math.ceil(packed.length / room(CALM));
  if (calm <= MAX_PARTS) return addressesOf(packed, calm);
  const isTooLarge = packed.length > MAX_PARTS * room(MAX_QR_TEXT);
  return isTooLarge ? undefined : addressesOf(packed, MAX_PARTS);
}
