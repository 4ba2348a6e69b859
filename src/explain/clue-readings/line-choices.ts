// Lists what each line may say, likeliest first, as the search for a reading takes it. Costs are
// counted from the likeliest choice of a line, so a reading costs as much as its changes.

import type { QuestionBudget } from '../../engine/question-budget.ts';
import { goesOn } from '../../pacing/pace.ts';
import { lengthOfLine } from '../../puzzle/places.ts';
import type { ClueReadings, LineReading } from './clue-reading.ts';
import { guessedChoices } from './guessed-choices.ts';
import { type LineChoice, MOST_CHOICES, mergedChoices } from './line-choice.ts';
import { readChoices } from './read-choices.ts';

const MOST_COST = 24;
/** Guesses start from the likeliest readings of the digits, which cost so little. */
const GUESS_FROM = { choices: 3, cost: 4 };

/**
 * Returns the choices of the rows, then of the columns; a line that no clue fits has none. Lines
 * that are looked at when the time is over have no guesses, and none have choices after a stop.
 */
export async function choicesOfLines<P>(
  readings: ClueReadings,
  { pace, progress }: QuestionBudget<P>,
): Promise<LineChoice[][]> {
  const colours = readings.palette.length - 1;
  const choices: LineChoice[][] = [];
  for (const [line, reading] of [...readings.rows, ...readings.columns].entries()) {
    const guesses = await goesOn(pace, 0, () => progress(0));
    const facts = { cells: lengthOfLine(readings, line), colours, guesses };
    choices.push(pace.stop?.() ? [] : choicesOf(reading, facts));
  }
  return choices;
}

interface LineFacts {
  readonly cells: number;
  readonly colours: number;
  /** Whether there are choices beyond what the digits say. */
  readonly guesses: boolean;
}

function choicesOf(reading: LineReading, { cells, colours, guesses }: LineFacts): LineChoice[] {
  const read = readChoices(reading, cells);
  const least = read[0]?.cost ?? 0;
  const likely = read.filter(({ cost }, i) => {
    return guesses && i < GUESS_FROM.choices && cost - least <= GUESS_FROM.cost;
  });
  const guessed = likely.flatMap((choice) => guessedChoices(choice, cells, colours));
  return mergedChoices([...read, ...guessed])
    .map((choice, _, [first]) => ({ ...choice, cost: choice.cost - first.cost }))
    .filter(({ cost }, i) => cost <= MOST_COST && i < MOST_CHOICES);
}
