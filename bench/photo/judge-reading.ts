// Holds a reading against the truth of its page.

import type { PhotoReading } from '../../src/photo/photo-reading.ts';
import { type ExactClue, sameClue } from '../../src/puzzle/clue.ts';
import type { PageTruth } from './page-set.ts';
import { type ColouredClues, settledClues, unsettledClues } from './true-colours.ts';

export interface Judgement {
  /** Whether the grid is where it should be, and has the right size. */
  readonly isFound: boolean;
  readonly before: Score;
  readonly after: Score;
  /**
   * Whether no number is doubtful, the clues have a solution and no colours are alike, so that
   * nobody would look at it again.
   */
  readonly isAccepted: boolean;
  readonly isAcceptedButWrong: boolean;
  /** Absent where the page has no marks. */
  readonly marks?: MarkScore;
}

/** The marks that were read rightly, of all that are on the board or were read. */
export interface MarkScore {
  readonly right: number;
  readonly marks: number;
}

export interface Score {
  /** The numbers that were read rightly, of all numbers of the puzzle and those read besides. */
  readonly right: number;
  readonly numbers: number;
  readonly isRight: boolean;
}

/** Judges a reading; undefined stands for none. */
export function judgeReading(reading: PhotoReading | undefined, truth: PageTruth): Judgement {
  if (reading === undefined) {
    const nothing = scoreOf(undefined, truth);
    return { ...NOTHING, before: nothing, after: nothing, ...marksJudged(undefined, truth) };
  }
  const { readings, settled } = reading;
  const before = scoreOf(unsettledClues(readings, truth.palette), truth);
  const after = scoreOf(settledClues(settled, readings.palette, truth.palette), truth);
  const isAccepted = isAcceptedReading(reading);
  const isAcceptedButWrong = isAccepted && !after.isRight;
  return {
    ...{ isFound: isFound(reading, truth), before, after, isAccepted, isAcceptedButWrong },
    ...marksJudged(reading, truth),
  };
}

/** Returns whether nothing tells a person to look at the numbers again. */
export function isAcceptedReading({ settled, areColoursAlike }: PhotoReading): boolean {
  const numbers = [...settled.rows, ...settled.columns].flat();
  return (
    settled.verdict !== 'none' && !areColoursAlike && !numbers.some(({ isDoubtful }) => isDoubtful)
  );
}

const NOTHING = { isFound: false, isAccepted: false, isAcceptedButWrong: false };

/** How far a corner may be from the true one, as a share of the side of a cell. */
const NEAR = 0.7;

/** The corners may begin at any of the four, because a page may be turned. */
function isFound({ place, readings }: PhotoReading, truth: PageTruth): boolean {
  if (readings.width !== truth.width || readings.height !== truth.height) return false;
  return [0, 1, 2, 3].some((turn) =>
    place.corners.every(({ x, y }, i) => {
      const { x: a, y: b } = truth.corners[(i + turn) % 4];
      return Math.hypot(x - a, y - b) <= NEAR * truth.cell;
    }),
  );
}

function scoreOf(read: ColouredClues | undefined, truth: PageTruth): Score {
  const sides = [
    [read?.rows ?? [], truth.rows],
    [read?.columns ?? [], truth.columns],
  ] as const;
  let [right, numbers] = [0, 0];
  for (const [lines, wanted] of sides) {
    wanted.forEach((clue, i) => {
      const line = lines.length === wanted.length ? lines[i] : [];
      numbers += Math.max(clue.length, line.length);
      right += commonNumbers(line, clue);
    });
  }
  const isRight = sides.every(
    ([lines, wanted]) =>
      lines.length === wanted.length && wanted.every((clue, i) => sameClue(clue, lines[i])),
  );
  return { right, numbers, isRight };
}

function marksJudged(
  reading: PhotoReading | undefined,
  { width, height, marks: wanted }: PageTruth,
): Pick<Judgement, 'marks'> {
  if (wanted === undefined) return {};
  const isSameSize = reading?.readings.width === width && reading.readings.height === height;
  const read = isSameSize ? reading.marks : undefined;
  let [right, marks] = [0, 0];
  for (const [cell, mark] of wanted.entries()) {
    const own = read?.[cell] ?? UNMARKED;
    if (mark === UNMARKED && own === UNMARKED) continue;
    marks++;
    if (own === mark) right++;
  }
  return { marks: { right, marks } };
}

const UNMARKED = -1;

/** Returns how many numbers two clues have in common, in the same order. */
function commonNumbers(a: ExactClue, b: ExactClue): number {
  let best = new Array<number>(b.length + 1).fill(0);
  for (const block of a) {
    const next = [0];
    b.forEach((other, j) => {
      const isSame = block.length === other.length && block.colour === other.colour;
      next.push(Math.max(next[j], best[j + 1], isSame ? best[j] + 1 : 0));
    });
    best = next;
  }
  return best[b.length];
}
