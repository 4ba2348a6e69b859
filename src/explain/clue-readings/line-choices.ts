// Lists what each line may say, likeliest first, as the search for a reading takes it. Costs are
// counted from the likeliest choice of a line, so a reading costs as much as its changes.

import { lengthOfLine } from '../../puzzle/places.ts';
import type { ClueReadings } from './clue-reading.ts';
import { guessedChoices } from './guessed-choices.ts';
import { type LineChoice, mergedChoices } from './line-choice.ts';
import { readChoices } from './read-choices.ts';

const MOST_COST = 24;
const MOST_CHOICES = 500;
/** Guesses start from the likeliest readings of the digits, which cost so little. */
const GUESS_FROM = { choices: 3, cost: 4 };

/** Returns the choices of the rows, then of the columns; a line that no clue fits has none. */
export function choicesOfLines(readings: ClueReadings): LineChoice[][] {
  const colours = readings.palette.length - 1;
  return [...readings.rows, ...readings.columns].map((reading, line) => {
    const cells = lengthOfLine(readings, line);
    const read = readChoices(reading, cells);
    const least = read[0]?.cost ?? 0;
    const likely = read.filter(({ cost }, i) => {
      return i < GUESS_FROM.choices && cost - least <= GUESS_FROM.cost;
    });
    const guessed = likely.flatMap((choice) => guessedChoices(choice, cells, colours));
    return mergedChoices([...read, ...guessed])
      .map((choice, _, [first]) => ({ ...choice, cost: choice.cost - first.cost }))
      .filter(({ cost }, i) => cost <= MOST_COST && i < MOST_CHOICES);
  });
}
