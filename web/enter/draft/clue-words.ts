// Describes lines, their problems and their corrections in the words of the page.

import type { OneNumberChange } from '../../../src/explain/contradictory-clues/one-number-changes.ts';
import { isMonochrome, type Palette } from '../../../src/puzzle/palette.ts';
import { indexOfLine, isRowLine } from '../../../src/puzzle/places.ts';
import type { Text } from '../../app/texts.ts';
import type { ClueProblem } from './read-clue.ts';

/** Returns a name like "Row 3". */
export function lineTitle(text: Text, line: number, height: number): string {
  const number = indexOfLine(line, height) + 1;
  return text(isRowLine(line, height) ? 'enter.row' : 'enter.column', { number });
}

export function problemWords(text: Text, problem: ClueProblem): string {
  const { kind } = problem;
  if (kind === 'too-long') {
    const { needed, cells } = problem;
    return text('enter.problem.too-long', { needed, cells, excess: needed - cells });
  }
  if (kind === 'mixed-unknown')
    return text('enter.problem.mixed-unknown', { place: problem.place });
  if (kind === 'bad-number') return text('enter.problem.bad-number', { found: problem.found });
  return text(`enter.problem.${kind}`, { found: problem.found, letters: problem.letters });
}

/** Returns words like "Row 3: change 5 to 4". */
export function correctionWords(
  text: Text,
  correction: OneNumberChange,
  height: number,
  palette: Palette,
): string {
  const { line, kind, block, colour, from, to } = correction;
  const letter = isMonochrome(palette) ? '' : palette[colour].symbol;
  return text(`enter.correction.${kind}`, {
    line: lineTitle(text, line, height),
    place: block + 1,
    from: `${from}${letter}`,
    to: `${to}${letter}`,
  });
}
