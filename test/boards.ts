// Seeded puzzles for tests and benches.

import { settleLines } from '../src/engine/board/settle-lines.ts';
import type { Layers } from '../src/engine/options.ts';
import type { Random } from '../src/engine/random.ts';
import { solve } from '../src/engine/solve.ts';
import { type Clue, clueOfLengths } from '../src/puzzle/clue.ts';
import { draftOfPicture } from '../src/puzzle/draft-of-picture.ts';
import { countKnown, type Grid, isKnown } from '../src/puzzle/grid.ts';
import {
  allCandidates,
  BACKGROUND,
  BLACK_AND_WHITE,
  makePalette,
  type Palette,
} from '../src/puzzle/palette.ts';
import {
  type Draft,
  type ExactDraft,
  type ExactPuzzle,
  hasExactClues,
  type Puzzle,
} from '../src/puzzle/puzzle.ts';
import { validate } from '../src/puzzle/validate.ts';

/** Returns a palette of `colours` colours on white; a single colour is black. */
export function paletteOf(colours: number): Palette {
  if (colours === 1) return BLACK_AND_WHITE;
  return makePalette(
    BACKGROUND,
    Array.from({ length: colours }, (_, i) => ({
      name: `colour ${i + 1}`,
      rgb: `#${((i + 1) * 0x080301).toString(16).padStart(6, '0')}`,
    })),
  );
}

/** Paints each cell with probability `density`, independently, in one of `colours` colours. */
export function noise(
  random: Random,
  width: number,
  height: number,
  colours: number,
  density: number,
): Grid {
  const cells = Int32Array.from({ length: width * height }, () =>
    random.real() < density ? 2 << random.below(colours) : 1,
  );
  return { width, height, cells };
}

/**
 * Returns the puzzle of a noise picture. `swaps` pairs of row clues change places, which keeps
 * every sum but leaves many puzzles without a solution.
 */
export function randomPuzzle(
  random: Random,
  width: number,
  height: number,
  colours: number,
  density: number,
  swaps = 0,
): ExactPuzzle {
  const draft = draftOfPicture(noise(random, width, height, colours, density), paletteOf(colours));
  const rows = [...draft.rows];
  for (let swap = 0; swap < swaps; swap++) {
    const [a, b] = [random.below(height), random.below(height)];
    [rows[a], rows[b]] = [rows[b], rows[a]];
  }
  return puzzleOf({ ...draft, rows });
}

/**
 * Gives cells of a puzzle with probability `share`, independently: as they are in `picture`, or in
 * a colour at random if there is no picture.
 */
export function withGivenCells(
  random: Random,
  puzzle: Puzzle,
  share: number,
  picture: Grid | undefined,
): Puzzle {
  const { width, height, palette } = puzzle;
  const cells = Int32Array.from({ length: width * height }, (_, cell) =>
    random.real() < share
      ? (picture?.cells[cell] ?? 1 << random.below(palette.length))
      : allCandidates(palette),
  );
  return puzzleOf({ ...puzzle, given: { width, height, cells } });
}

/** Returns the clue with blots over about this share of its blocks. */
export function withBlots(random: Random, clue: Clue, share: number): Clue {
  return clue?.map((block) => (random.real() < share ? { ...block, length: null } : block)) ?? null;
}

/** Returns the puzzle with blots over about this share of its blocks. */
export function withBlottedBlocks(random: Random, puzzle: Puzzle, share: number): Puzzle {
  const blot = (clue: Clue): Clue => withBlots(random, clue, share);
  return puzzleOf({ ...puzzle, rows: puzzle.rows.map(blot), columns: puzzle.columns.map(blot) });
}

/** Returns the puzzle without the clues of about this share of its lines. */
export function withUnknownLines(random: Random, puzzle: Puzzle, share: number): Puzzle {
  const forget = (clue: Clue): Clue => (random.real() < share ? null : clue);
  return puzzleOf({
    ...puzzle,
    rows: puzzle.rows.map(forget),
    columns: puzzle.columns.map(forget),
  });
}

/**
 * Returns the draft with blots over about this share of its blocks, and without the clues of half
 * this share of its lines. The clues may be wrong.
 */
export function openedDraft(random: Random, draft: Draft, share: number): Draft {
  const open = (clue: Clue): Clue =>
    random.real() < share / 2 ? null : withBlots(random, clue, share);
  return { ...draft, rows: draft.rows.map(open), columns: draft.columns.map(open) };
}

/**
 * Returns the puzzle with blots, unknown lines and given cells at random, up to a third of each.
 * The given cells are mostly those of the goal.
 */
export function withRandomOpenings(random: Random, puzzle: Puzzle): Puzzle {
  const share = (): number => random.real() / 3;
  const picture = random.below(4) === 0 ? undefined : puzzle.goal;
  const open = withUnknownLines(random, withBlottedBlocks(random, puzzle, share()), share());
  return random.below(2) === 0 ? open : withGivenCells(random, open, share(), picture);
}

/**
 * Returns the puzzle of a noise picture that stays the same under a mirror, a half turn or, if it
 * is square, the exchange of rows and columns.
 */
export function symmetricPuzzle(
  random: Random,
  width: number,
  height: number,
  colours: number,
  density: number,
): ExactPuzzle {
  const picture = noise(random, width, height, colours, density);
  const kind = random.below(width === height ? 4 : 3);
  const cells = picture.cells.map((cell, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    const image = imageUnder(kind, row, column, width, height);
    return image < at ? picture.cells[image] : cell;
  });
  return puzzleOf(draftOfPicture({ ...picture, cells }, paletteOf(colours)));
}

function imageUnder(
  kind: number,
  row: number,
  column: number,
  width: number,
  height: number,
): number {
  if (kind === 3) return column * width + row;
  const toRow = kind === 0 ? row : height - 1 - row;
  return toRow * width + (kind === 1 ? column : width - 1 - column);
}

/**
 * Settings of the engine's layers. The engine must give the same answers with each setting. Without
 * probing, more work is left to the other layers.
 */
export const SETTINGS: readonly Partial<Layers>[] = [
  {},
  { probing: false },
  { probing: false, lines: false },
  { probing: false, beliefs: false },
  { probing: false, lines: false, beliefs: false },
  { probing: false, dives: false },
  { probing: false, restarts: false },
  { probing: false, tiers: false },
  { probing: false, symmetry: false },
  { probing: false, symmetry: false, switches: false },
  { learning: false },
  { probing: false, learning: false },
];

/** Makes a puzzle of a draft that should be valid; throws if the draft is not valid. */
export function puzzleOf(draft: ExactDraft): ExactPuzzle;
export function puzzleOf(draft: Draft): Puzzle;
export function puzzleOf(draft: Draft): Puzzle {
  const outcome = validate(draft);
  if (!outcome.ok) throw new Error(outcome.problems.map((problem) => problem.message).join('\n'));
  return outcome.value;
}

/** Returns a puzzle whose clues should be exact; throws if they are not. */
export function exactPuzzle(puzzle: Puzzle): ExactPuzzle {
  if (!hasExactClues(puzzle)) throw new Error('the puzzle has a blotted block or an unknown line');
  return puzzle;
}

/** Makes a puzzle in black and white from the lengths of the blocks of each line. */
export function puzzleOfLengths(rows: number[][], columns: number[][]): ExactPuzzle {
  return puzzleOf({
    rows: rows.map((lengths) => clueOfLengths(lengths)),
    columns: columns.map((lengths) => clueOfLengths(lengths)),
    palette: BLACK_AND_WHITE,
  });
}

/**
 * Makes a picture of soft shapes: it begins with noise in square patches with sides of `grain`
 * cells. Then each cell takes the most frequent colour of its neighbourhood, four times.
 */
export function shapes(
  random: Random,
  width: number,
  height: number,
  colours: number,
  density: number,
  grain = 1,
): Grid {
  const patches = Math.ceil(width / grain);
  const coarse = noise(random, patches, Math.ceil(height / grain), colours, density);
  let cells: Int32Array = new Int32Array(width * height).map((_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    return coarse.cells[Math.floor(row / grain) * patches + Math.floor(column / grain)];
  });
  for (let round = 0; round < 4; round++) cells = smooth(cells, width, height);
  return { width, height, cells };
}

function smooth(cells: Int32Array, width: number, height: number): Int32Array {
  return cells.map((cell, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    const votes = new Map<number, number>();
    for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, height - 1); r++) {
      for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, width - 1); c++) {
        const vote = cells[r * width + c];
        votes.set(vote, (votes.get(vote) ?? 0) + 1);
      }
    }
    const most = Math.max(...votes.values());
    return votes.get(cell) === most ? cell : ([...votes].find(([, n]) => n === most)?.[0] ?? cell);
  });
}

/**
 * Makes a puzzle that line solves settle: paints some of the cells that line solves leave unknown,
 * until no cell is left unknown. Throws after 200 rounds.
 */
export function lineSolvable(random: Random, picture: Grid, palette: Palette): ExactPuzzle {
  const cells = picture.cells.slice();
  for (let round = 0; round < 200; round++) {
    const puzzle = puzzleOf(draftOfPicture({ ...picture, cells: cells.slice() }, palette));
    const { grid } = settleLines(puzzle);
    if (countKnown(grid) === cells.length) return puzzle;
    grid.cells.forEach((candidates, cell) => {
      if (!isKnown(candidates) && random.below(3) === 0) cells[cell] = 2;
    });
  }
  throw new Error('the picture is too far from one that lines settle');
}

/**
 * Makes a noise picture unique: while its clues have another solution, paints about an eighth of
 * the background cells that this solution paints. Returns undefined when a picture on the way needs
 * more than 1500 conflicts.
 */
export async function uniqueNoise(
  random: Random,
  width: number,
  height: number,
  density: number,
): Promise<ExactPuzzle | undefined> {
  const cells = noise(random, width, height, 1, density).cells.slice();
  for (;;) {
    const picture = { width, height, cells: cells.slice() };
    const puzzle = puzzleOf(draftOfPicture(picture, BLACK_AND_WHITE));
    const { solutions, complete } = await solve(puzzle, { limits: { conflicts: 1500 } });
    if (complete && solutions.length === 1) return puzzle;
    if (solutions.length < 2) return undefined;
    const other = solutions.find((grid) => grid.cells.some((mask, cell) => mask !== cells[cell]));
    const open = [...cells.keys()].filter(
      (cell) => cells[cell] === 1 && other?.cells[cell] !== cells[cell],
    );
    for (let left = Math.ceil(open.length / 8); left > 0; left--) {
      cells[open[random.below(open.length)]] = 2;
    }
  }
}

/**
 * Returns a puzzle of the domino family, with sides of 2n+1 cells, after MiniZinc's dom_n. The
 * puzzle has one solution. Lines settle none of its cells, and for large n it is hard to prove that
 * there is no other solution.
 */
export function domino(n: number): ExactPuzzle {
  const rows = [[3], [1], ...Array.from({ length: n - 1 }, () => [[3, 1], [1]]).flat(), [1]];
  const columns = [[1], [1], ...Array.from({ length: n - 1 }, () => [[1, 3], [1]]).flat(), [3]];
  return puzzleOfLengths(rows, columns);
}
