// Writes the TOML of nonogrid; nonogrid.ts reads it. The texts of a puzzle and its background are
// comments, because the format has no other place for them.

import { BACKGROUND, BLACK_AND_WHITE, isMonochrome, type Palette } from '../../puzzle/palette.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { writeClue } from '../text/clue-text.ts';
import { lettersFor } from '../text/colour-letters.ts';
import { writeMetaLines } from '../text/meta-lines.ts';

export const BACKGROUND_WORD = 'background:';

export function writeToml({ palette, meta, rows, columns }: ExactPuzzle): string {
  const letters = lettersOf(palette);
  const background = palette[0].rgb;
  const comments = [
    ...writeMetaLines(meta),
    ...(background === BACKGROUND.rgb ? [] : [`${BACKGROUND_WORD} ${background}`]),
  ].map((line) => `# ${line}`);
  const defs = palette.flatMap(({ rgb }, i) =>
    letters[i] === '' ? [] : [`    "${letters[i]} = (${rgb.slice(1)}) ${letters[i]}",`],
  );
  const colours = defs.length === 0 ? [] : ['[colors]', 'defs = [', ...defs, ']', ''];
  const clues = (['rows', 'columns'] as const).flatMap((section) => [
    `${section} = """`,
    ...{ rows, columns }[section].map(
      (clue) => `    ${writeClue(clue, ' ', (colour) => letters[colour]) || '0'}`,
    ),
    '"""',
  ]);
  return [...comments, ...colours, '[clues]', ...clues, ''].join('\n');
}

/** Only a single black needs no name. */
function lettersOf(palette: Palette): readonly string[] {
  const isBlack = isMonochrome(palette) && palette[1].rgb === BLACK_AND_WHITE[1].rgb;
  return isBlack ? palette.map(() => '') : lettersFor(palette, /^[a-z]$/);
}
