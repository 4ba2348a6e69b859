import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, type Random } from '../../../src/engine/random.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { arbitraryPuzzle } from '../../../test/arbitrary.ts';
import { randomPuzzle, withGivenCells } from '../../../test/boards.ts';
import {
  acceptTrial,
  applyChanges,
  emptyPlay,
  type PlayState,
  rejectTrial,
  startTrial,
  strike,
  takeBack,
  trialDepth,
} from '../../board/state/play-state.ts';
import { startPlay } from '../../board/state/restore-play.ts';
import { progressOf } from '../../board/state/solved.ts';
import { struckAfter } from '../../board/state/strikes.ts';
import { codeOfBytes } from '../link/base64url.ts';
import { bytesOfPuzzle, LINK_TEXTS } from '../link/link-bytes.ts';
import { MAX_QR_TEXT } from '../qr-image.ts';
import { addressesOf, CODE_PROBLEMS, MAX_PARTS, partOf } from './code-part.ts';
import { bytesOfGame, type CarriedGame, gameOfBytes } from './game-bytes.ts';
import { codesOfGame, gameOfPacked } from './game-code.ts';
import { collectPart, knownCollection, type PartCollection } from './part-collection.ts';
import { withoutHistory } from './without-history.ts';

const ORIGIN = 'https://puzzles.example';

/** Plays moves of every kind; one in five begins or ends a trial. */
function playedAtRandom(puzzle: Puzzle, moves: number, random: Random): PlayState {
  let play = emptyPlay(puzzle);
  const colours = puzzle.palette.length - 1;
  for (let at = 0; at < moves; at++) {
    const trial = random.below(15);
    const time = at * 1300;
    if (trial === 0) play = startTrial(play, time);
    else if (trial === 1) play = acceptTrial(play, time);
    else if (trial === 2) play = rejectTrial(play, time);
    else if (trial === 3) play = strike(play, { line: random.below(9), block: 0 }, time);
    else {
      const changes = Array.from({ length: 1 + random.below(5) }, () => ({
        cell: random.below(play.cells.length),
        from: 0,
        to: random.below(4) === 0 ? 33 : random.below(colours + 2),
      }));
      play = applyChanges(play, changes, random.below(9) === 0 ? 'hint' : 'paint', time);
    }
  }
  return takeBack(play, random.below(3));
}

function gameOf(play: PlayState): CarriedGame {
  const { puzzle, past, future } = play;
  const { goal: _, meta, ...rest } = puzzle;
  const texts = LINK_TEXTS.filter((key) => meta[key] !== undefined);
  const carried = { ...rest, meta: Object.fromEntries(texts.map((key) => [key, meta[key]])) };
  const times = { elapsed: 83_211, changed: Date.UTC(2026, 10, 23, 20, 15, 3, 7), best: 60_001 };
  const ways = { solved: true, solvedBy: 'me', finishedBy: 'solver' } as const;
  const save = { past, future, ...times, ...ways, progress: progressOf(play), helps: 2 };
  return { puzzle: carried, save };
}

function randomGame(random: Random, moves = random.below(40)): CarriedGame {
  const colours = 1 + random.below(3);
  const plain = randomPuzzle(random, 1 + random.below(12), 1 + random.below(12), colours, 0.5);
  const puzzle = withGivenCells(random, plain, random.below(2) / 3, undefined);
  return gameOf(playedAtRandom(puzzle, moves, random));
}

function struckIn({ past }: PlayState): readonly string[] {
  return struckAfter(past)
    .map(({ line, block }) => `${line} ${block}`)
    .sort();
}

async function packedOf(game: CarriedGame): Promise<string> {
  const { text } = await codesOfGame(game, ORIGIN);
  const part = partOf(text?.addresses[0] ?? '');
  if (typeof part === 'string') throw new Error(part);
  return part.piece;
}

describe('a game code', () => {
  it('holds the whole game: puzzle, marks, history, times and helps', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryPuzzle(26), fc.nat(), async (puzzle, seed) => {
        const game = gameOf(playedAtRandom(puzzle, seed % 50, makeRandom(seed)));
        expect(await gameOfPacked(await packedOf(game))).toEqual(game);
      }),
      { numRuns: 100 },
    );
  });

  it('holds how the puzzle was finished first, if it was', () => {
    const { puzzle, save } = randomGame(makeRandom(8));
    for (const first of [
      { by: 'me-with-help', at: Date.UTC(2026, 10, 22, 7, 1, 2, 3), elapsed: 60_000 },
      { by: 'solver', at: Date.UTC(2026, 10, 22) },
    ] as const) {
      const game = { puzzle, save: { ...save, first } };
      const bytes = bytesOfGame(game);
      expect(gameOfBytes(bytes)).toEqual(game);
      expect(gameOfBytes(bytes.subarray(0, -1))).toBeUndefined();
    }
  });

  it('keeps times to a tenth of a second, and never lets them run back', () => {
    const puzzle = randomPuzzle(makeRandom(1), 3, 3, 1, 0.5);
    const paint = (cell: number, at: number) =>
      ({ kind: 'paint', changes: [{ cell, from: 0, to: 2 }], at }) as const;
    const game = gameOf(emptyPlay(puzzle));
    const past = [paint(0, 149), paint(1, 151), paint(2, 20)];
    const read = gameOfBytes(bytesOfGame({ ...game, save: { ...game.save, past } }));
    expect(read?.save.past.map(({ at }) => at)).toEqual([100, 200, 200]);
  });

  it('without history has the same marks, struck blocks and trials', () => {
    const random = makeRandom(2);
    for (let round = 0; round < 200; round++) {
      const game = randomGame(random);
      const [whole, short] = [game, withoutHistory(game)].map(({ puzzle, save }) =>
        startPlay(puzzle, save),
      );
      expect(short.cells).toEqual(whole.cells);
      expect(trialDepth(short)).toBe(trialDepth(whole));
      expect(rejectTrial(short, 0).cells).toEqual(rejectTrial(whole, 0).cells);
      expect(struckIn(short)).toEqual(struckIn(whole));
      expect(struckIn(rejectTrial(short, 0))).toEqual(struckIn(rejectTrial(whole, 0)));
      const others = short.past.filter(({ kind }) => kind !== 'strike');
      expect(others.length).toBeLessThanOrEqual(2 * trialDepth(whole) + 1);
      expect(short.future).toEqual([]);
    }
  });

  it('never throws, and never becomes another game unnoticed', async () => {
    const random = makeRandom(3);
    const letters = 'ABCXYZabcxyz0189-_=%#&. ';
    for (let round = 0; round < 300; round++) {
      const game = randomGame(random);
      const parts = 1 + random.below(MAX_PARTS);
      const [address] = addressesOf(await packedOf(game), parts);
      let text = address;
      for (let times = 1 + random.below(3); times > 0; times--) {
        const at = random.below(text.length);
        const letter = letters[random.below(letters.length)];
        text = text.slice(0, at) + letter + text.slice(at + random.below(3));
      }
      const part = partOf(text);
      if (typeof part === 'string') expect(CODE_PROBLEMS).toContain(part);
      else expect(part).toEqual(partOf(address));
    }
  });

  it('never throws on bytes that someone made up or changed', async () => {
    const random = makeRandom(4);
    for (let round = 0; round < 400; round++) {
      const bytes = [...bytesOfGame(randomGame(random, random.below(12)))];
      for (let times = 1 + random.below(3); times > 0; times--)
        bytes.splice(random.below(bytes.length), random.below(3), random.below(256));
      const packed = codeOfBytes(deflateRawSync(Uint8Array.from(bytes)));
      const read = await gameOfPacked(packed);
      if (typeof read === 'string') expect(CODE_PROBLEMS).toContain(read);
      else expect(gameOfBytes(bytesOfGame(read))).toEqual(read);
    }
  });

  it('is not read beyond its bounds', async () => {
    const bomb = codeOfBytes(deflateRawSync(new Uint8Array(50_000_000)));
    expect(await gameOfPacked(bomb)).toBe('too-large');
    expect(await gameOfPacked('A'.repeat(90_000))).toBe('too-large');
    const puzzle = bytesOfPuzzle(randomPuzzle(makeRandom(5), 100, 100, 1, 0.5));
    const size = [(puzzle.length & 127) | 128, puzzle.length >> 7];
    // 90,000 moves that begin a trial each, of which all would copy the whole board.
    const head = [...size, ...puzzle, 0, 0, 0, 0, 0, 0, 0, 0, 144, 191, 5];
    const trials = [...head, ...Array(90_000).fill(5), ...Array(90_000).fill(0)];
    expect(gameOfBytes(Uint8Array.from(trials))).toBeUndefined();
  });
});

describe('the parts of a game code', () => {
  it('are read with any host, whatever stands around them', () => {
    const [address] = addressesOf('abc', 1);
    const code = address.slice('/play#'.length);
    for (const text of [
      `${ORIGIN}${address}`,
      `  http://127.0.0.1:4400${address}\n`,
      `<${ORIGIN}${address}>`,
      `see ${ORIGIN}${address}, it is small`,
      `#${code.replace('=', '%3D')}`,
      code,
    ]) {
      expect(partOf(text)).toMatchObject({ part: 1, parts: 1, piece: 'abc' });
    }
  });

  it('say what is wrong with them', () => {
    const [address] = addressesOf('abcdefgh', 2);
    expect(partOf('/play#p=1abc')).toBe('foreign');
    expect(partOf('')).toBe('foreign');
    expect(partOf(`g=112${'A'.repeat(90_000)}`)).toBe('too-large');
    expect(partOf(address.replace('g=1', 'g=2'))).toBe('newer');
    expect(partOf(address.replace('g=1', 'g=0'))).toBe('broken');
    for (let end = address.indexOf('=') + 1; end < address.length; end++)
      expect(partOf(address.slice(0, end))).toBe('broken');
  });

  it('are collected in any order, twice if need be', () => {
    const random = makeRandom(6);
    for (let round = 0; round < 200; round++) {
      const packed = 'x'.repeat(9).replace(/x/g, () => String(random.below(10)));
      const count = 2 + random.below(MAX_PARTS - 1);
      const parts = addressesOf(packed, count).map(partOf);
      let collection: PartCollection | undefined;
      const seen = new Set<number>();
      for (;;) {
        const at = random.below(count);
        const part = parts[at];
        if (typeof part === 'string') throw new Error(part);
        const collected = collectPart(collection, part);
        seen.add(at);
        if (seen.size === count) {
          expect(collected).toEqual({ kind: 'whole', packed });
          break;
        }
        if (collected.kind !== 'partial') throw new Error(collected.kind);
        expect(collected.collection.pieces.filter((piece) => piece !== null)).toHaveLength(
          seen.size,
        );
        // The parts may be stored between two of them.
        collection = knownCollection(structuredClone(collected.collection));
      }
    }
  });

  it('of two games are told apart', () => {
    const [one] = addressesOf('the-first-game', 2).map(partOf);
    const [, other] = addressesOf('another-game', 2).map(partOf);
    if (typeof one === 'string' || typeof other === 'string') throw new Error('parts');
    const first = collectPart(undefined, one);
    if (first.kind !== 'partial') throw new Error(first.kind);
    expect(collectPart(first.collection, other)).toEqual({ kind: 'other-game' });
    const forged = { ...other, stamp: one.stamp };
    expect(collectPart(first.collection, forged)).toEqual({ kind: 'broken' });
  });

  it('are no more than a phone reads from a screen; a long history is left out', async () => {
    const random = makeRandom(7);
    for (const [side, moves, hasHistory] of [
      [10, 60, true],
      [30, 200, true],
      [60, 1200, false],
    ] as const) {
      const puzzle = randomPuzzle(random, side, side, 1, 0.5);
      const game = gameOf(playedAtRandom(puzzle, moves, random));
      const { text, qr } = await codesOfGame(game, ORIGIN);
      expect([text?.hasHistory, qr?.hasHistory]).toEqual([true, hasHistory]);
      expect(qr?.addresses.length).toBeLessThanOrEqual(MAX_PARTS);
      for (const address of qr?.addresses ?? [])
        expect(ORIGIN.length + address.length).toBeLessThanOrEqual(MAX_QR_TEXT);
    }
  });
});
