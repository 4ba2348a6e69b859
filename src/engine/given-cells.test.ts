import { describe, expect, it } from 'vitest';
import {
  noise,
  paletteOf,
  puzzleOf,
  randomPuzzle,
  SETTINGS,
  symmetricPuzzle,
  withGivenCells,
} from '../../test/boards.ts';
import { gridDigits, solveSlowly } from '../../test/brute-force.ts';
import { certify } from '../../test/certificates.ts';
import { verify } from '../proof/index.ts';
import { draftOfPicture } from '../puzzle/draft-of-picture.ts';
import { makeRandom, type Random } from './random.ts';
import { count } from './search/count.ts';
import { makeSearch } from './search/search.ts';

/** Makes a small puzzle of which some cells are given: as in its picture, or at random. */
function puzzleWithGivenCells(random: Random, round: number) {
  const [width, height] = [1 + random.below(5), 1 + random.below(4)];
  const colours = 1 + random.below(2);
  const picture = noise(random, width, height, colours, 0.5);
  const puzzle = puzzleOf(draftOfPicture(picture, paletteOf(colours)));
  return withGivenCells(random, puzzle, 0.1, round % 3 === 0 ? undefined : picture);
}

describe('given cells', () => {
  it('agree with brute force, in all settings, and their certificates hold', async () => {
    const random = makeRandom(41);
    const seen = { none: 0, one: 0, several: 0 };
    for (let round = 0; round < 400; round++) {
      const puzzle = puzzleWithGivenCells(random, round);
      const truth = solveSlowly(puzzle);
      const layers = SETTINGS[round % SETTINGS.length];
      const maxSolutions = Number.POSITIVE_INFINITY;
      const { result, text } = await certify(puzzle, { maxSolutions, layers });
      const context = JSON.stringify({ ...puzzle, given: [...(puzzle.given?.cells ?? [])] });
      expect(result.solutions.map(gridDigits).sort(), context).toEqual(truth);
      expect(result.complete).toBe(true);
      expect((await count(puzzle)).count, context).toBe(BigInt(truth.length));
      const verified = await verify(puzzle, [text]);
      expect(verified, context).toMatchObject({ ok: true, value: { complete: true } });
      expect(text.startsWith(`crosshatch certificate ${puzzle.given ? 2 : 1}\n`)).toBe(true);
      seen[truth.length === 0 ? 'none' : truth.length === 1 ? 'one' : 'several']++;
    }
    expect(Math.min(seen.none, seen.one, seen.several)).toBeGreaterThan(30);
  });

  it('make no use of symmetries and switches, which the clues alone have', () => {
    const random = makeRandom(42);
    const puzzle = symmetricPuzzle(random, 6, 6, 1, 0.5);
    const given = withGivenCells(random, puzzle, 0.3, undefined);
    expect(makeSearch(puzzle, {}).layers).toMatchObject({ symmetry: true, switches: true });
    expect(makeSearch(given, {}).layers).toMatchObject({ symmetry: false, switches: false });
  });

  it('belong to a certificate: it is of no puzzle with others, or with none', async () => {
    const random = makeRandom(43);
    const puzzle = randomPuzzle(random, 5, 5, 1, 0.5);
    const one = withGivenCells(random, puzzle, 0.3, undefined);
    const other = withGivenCells(random, puzzle, 0.3, undefined);
    const { text } = await certify(one);
    expect(await verify(other, [text])).toMatchObject({
      ok: false,
      problems: [{ code: 'other-puzzle' }],
    });
    expect(await verify(puzzle, [text])).toMatchObject({
      ok: false,
      problems: [{ code: 'other-version' }],
    });
    const { text: plain } = await certify(puzzle);
    expect(await verify(one, [plain])).toMatchObject({
      ok: false,
      problems: [{ code: 'other-version' }],
    });
  });
});
