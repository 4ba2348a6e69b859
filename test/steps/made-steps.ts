// Makes up steps of every kind that the verifier checks, with random fields in or near their range.
// Most of these steps do not follow, and some happen to be true.

import type { Random } from '../../src/engine/random.ts';
import type { Fact, Link } from '../../src/explain/model/step.ts';
import { BOARD_SYMMETRIES } from '../../src/puzzle/board-symmetries.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { allCandidates } from '../../src/puzzle/palette.ts';
import { cellsOfLine } from '../../src/puzzle/places.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Sample } from './forged-steps.ts';

export function madeOfNothing(random: Random, { puzzle }: Pick<Sample, 'puzzle'>): unknown {
  const make = [lineStep, casesStep, chainStep, sumStep, sumStep, mirrorStep][random.below(6)];
  const message = { key: 'made', params: {} };
  return {
    ...make(random, puzzle),
    message,
    conclusions: facts(random, puzzle, 1 + random.below(2)),
  };
}

type Made = (random: Random, puzzle: Puzzle) => object;

const lineStep: Made = (random, puzzle) => {
  const { line, evidence } = link(random, puzzle);
  return { kind: 'line', technique: 'overlap', tier: 1, line, blocks: [], evidence, mentions: [] };
};

const casesStep: Made = (random, puzzle) => {
  const cell = random.below(puzzle.width * puzzle.height);
  const masks = random.below(2) === 0 ? [1, 2] : [1 + random.below(allCandidates(puzzle.palette))];
  const cases = masks.map((candidates) => ({
    assumption: { cell, candidates },
    links: links(random, puzzle),
    ...defined({ clash: random.below(2) === 0 ? link(random, puzzle) : undefined }),
  }));
  return { kind: 'cases', technique: 'two-way', tier: 5, cases };
};

const chainStep: Made = (random, puzzle) => {
  return { kind: 'chain', technique: 'colours-meet', tier: 2, links: links(random, puzzle) };
};

/**
 * Makes a sum over any colour, the background too, with shares that promise nothing, too much or
 * nonsense.
 */
const sumStep: Made = (random, puzzle) => {
  const { width, height, palette } = puzzle;
  const isOfRows = random.below(2) === 0;
  const [first, across] = isOfRows ? [0, height] : [height, 0];
  const size = isOfRows ? height : width;
  const band = Array.from({ length: 1 + random.below(size) }, (_, i) => first + i);
  const shares = Array.from({ length: isOfRows ? width : height }, (_, i) => {
    const line = across + i;
    const count = [0, 0, 0, 1, 2, -1e300, Number.NaN][random.below(7)];
    return { line, count, evidence: evidenceIn(random, puzzle, line) };
  });
  const colour = random.below(palette.length);
  const bound = random.below(2) === 0 ? 'least' : 'most';
  const clues = band.flatMap((line) =>
    isOfRows ? puzzle.rows[line] : puzzle.columns[line - height],
  );
  const blocks = clues.filter((block) => block?.colour === colour);
  const total = blocks.reduce((sum, block) => sum + (block?.length ?? 1), 0);
  return { kind: 'sum', technique: 'summing', tier: 6, band, colour, total, bound, shares };
};

const mirrorStep: Made = (random, puzzle) => {
  const { width, height } = puzzle;
  const [top, left] = [random.below(2), random.below(2)];
  const box = { top, left, height: height - random.below(2), width: width - random.below(3) };
  const symmetry = BOARD_SYMMETRIES[random.below(BOARD_SYMMETRIES.length)];
  const evidence = facts(random, puzzle, 1 + random.below(2)).map(({ cell }) => cell);
  return { kind: 'mirror', technique: 'symmetry', tier: 6, turn: symmetry, box, evidence };
};

function links(random: Random, puzzle: Puzzle): Link[] {
  return Array.from({ length: random.below(3) }, () => link(random, puzzle));
}

function link(random: Random, puzzle: Puzzle): Link {
  const line = random.below(puzzle.height + puzzle.width);
  const cells = cellsOfLine(puzzle, line);
  const cell = cells[random.below(cells.length)];
  const conclusions = [{ cell, candidates: 1 + random.below(allCandidates(puzzle.palette)) }];
  return { line, evidence: evidenceIn(random, puzzle, line), conclusions };
}

function evidenceIn(random: Random, puzzle: Puzzle, line: number): number[] {
  return random.below(2) === 0 ? cellsOfLine(puzzle, line) : [];
}

function facts(random: Random, puzzle: Puzzle, count: number): Fact[] {
  return Array.from({ length: count }, () => ({
    cell: random.below(puzzle.width * puzzle.height),
    candidates: 1 + random.below(allCandidates(puzzle.palette)),
  }));
}
