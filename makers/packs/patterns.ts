// Makes the patterns of makers/packs/patterns.csv: puzzles of a seed that need a technique, for the
// rungs of the ladder that too few pictures have, or that are as hard as few pictures are.

import { readFileSync } from 'node:fs';
import {
  checkWish,
  generate,
  type LabelRange,
  type PictureLook,
  type PictureSymmetry,
} from '../../src/create/index.ts';
import { type Technique, UNIQUE_LABELS } from '../../src/explain/index.ts';
import { defined } from '../../src/puzzle/defined.ts';
import { type MadePuzzle, madePuzzle } from './made-puzzle.ts';
import { warn } from './warn.ts';

interface ListedPattern {
  readonly pack: string;
  readonly size: number;
  readonly colours: number;
  readonly technique?: Technique;
  readonly difficulty?: LabelRange;
  readonly look?: PictureLook;
  readonly symmetry?: PictureSymmetry;
  readonly seed: number;
  readonly titles: MadePuzzle['titles'];
}

const PATH = 'makers/packs/patterns.csv';
const HEAD = 'pack,size,colours,technique,difficulty,look,symmetry,seed,en,de';
/** The most seconds for a pattern; those that need sums of lines take minutes to find. */
const SECONDS = 600;

/** Yields the puzzles in the order of the list, and names those for which none is found. */
export async function* makePatterns(
  isWanted: (pack: string) => boolean,
): AsyncGenerator<MadePuzzle> {
  for (const pattern of readPatterns()) {
    if (!isWanted(pattern.pack)) continue;
    const made = await makePattern(pattern);
    if (made === undefined) warn(`${pattern.titles.en}: not as wished`);
    else yield made;
  }
}

function readPatterns(): readonly ListedPattern[] {
  const [head, ...lines] = readFileSync(PATH, 'utf8').trim().split('\n');
  if (head !== HEAD) throw new Error(`${PATH}:1: expected the columns ${HEAD}`);
  return lines.map((line) => {
    const [pack, size, colours, technique, label, look, symmetry, seed, en, de] = line.split(',');
    const difficulty = UNIQUE_LABELS.find((each) => each === label);
    return {
      ...{ pack, size: Number(size), colours: Number(colours), seed: Number(seed) },
      ...defined({
        technique: technique === '' ? undefined : (technique as Technique),
        difficulty: difficulty && { easiest: difficulty, hardest: difficulty },
        look: look === '' ? undefined : (look as PictureLook),
        symmetry: symmetry === '' ? undefined : (symmetry as PictureSymmetry),
      }),
      titles: { en, de },
    };
  });
}

async function makePattern(pattern: ListedPattern): Promise<MadePuzzle | undefined> {
  const { pack, titles, size, ...rest } = pattern;
  const wish = { width: size, height: size, ...rest };
  const checked = checkWish(wish);
  if (!checked.ok) throw new Error(`${PATH}: ${titles.en}: ${checked.problems[0].message}`);
  let made: MadePuzzle | undefined;
  await generate(wish, {
    limits: { seconds: SECONDS },
    onPuzzle: ({ puzzle, rating }) => {
      made = madePuzzle({ pack, titles }, puzzle, rating);
    },
  });
  return made;
}
