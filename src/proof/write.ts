// Writes a certificate while the search runs. Each event becomes at most one line; besides the text
// that is not handed on yet, only the numbers of the clauses in use are kept, so memory does not
// grow with the proof.

import type { ClauseEvent } from '../puzzle/clause-event.ts';
import { colourOf } from '../puzzle/grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digestOf } from './clue-digest.ts';
import { certificateVersion, SYMBOLS, TITLE } from './grammar.ts';

/** How many characters are collected before they are handed on. */
const PIECE = 1 << 16;

export interface CertificateWriter {
  /** The callback to pass to the engine as `onClause`. */
  readonly onClause: (event: ClauseEvent) => void;
  /**
   * Call this a single time, when the search has ended; `complete` claims that there are no
   * solutions but those reported.
   */
  readonly end: (complete: boolean) => void;
}

/** Makes a writer that passes the text to `write`, piece by piece and in order. */
export function certificateWriter(
  puzzle: Puzzle,
  write: (text: string) => void,
): CertificateWriter {
  const { width, height } = puzzle;
  const cells = width * height;
  const numbers = clauseNumbers();
  let text = `${TITLE} ${certificateVersion(puzzle)}\npuzzle ${width}x${height} ${digestOf(puzzle)}\n`;
  return {
    onClause(event) {
      if (event.kind === 'solution') {
        text += solutionText(event.numbers, width);
      } else if (event.kind === 'learnt') {
        numbers.note(event);
        text += clauseText(event, cells);
      } else {
        const number = numbers.take(event);
        if (number !== undefined) text += `d ${number}\n`;
      }
      if (text.length < PIECE) return;
      write(text);
      text = '';
    },
    end(complete) {
      write(`${text}end ${complete ? 'complete' : 'open'}\n`);
      text = '';
    },
  };
}

function solutionText(masks: Int32Array, width: number): string {
  let text = 's ';
  masks.forEach((mask, cell) => {
    text += (cell > 0 && cell % width === 0 ? '/' : '') + SYMBOLS[colourOf(mask)];
  });
  return `${text}\n`;
}

function clauseText({ numbers, size }: ClauseEvent, cells: number): string {
  let text = 'l';
  for (let i = 0; i < size; i += 2) {
    const [subject, value] = [numbers[i], numbers[i + 1]];
    const sign = value < 0 ? ' -' : ' ';
    const number = value < 0 ? ~value : value;
    text += subject < cells ? `${sign}${subject}=${number}` : `${sign}${subject - cells}>${number}`;
  }
  return `${text}\n`;
}

/**
 * Keeps the numbers of the clauses in use. When the search drops a clause, the event names the
 * literals of the clause, the order of which may have changed; so clauses are recognised by two
 * sums that do not depend on the order. If two clauses were ever taken for each other, the worst
 * would be that a sound proof is refused.
 */
function clauseNumbers() {
  const byName = new Map<number, number[]>();
  let count = 0;
  return {
    note(event: ClauseEvent): void {
      count++;
      // A clause of a single literal stays, even if the search drops it.
      if (event.size === 2) return;
      const name = nameOf(event);
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [count]);
      else others.push(count);
    },
    take(event: ClauseEvent): number | undefined {
      const name = nameOf(event);
      const numbers = byName.get(name);
      const number = numbers?.pop();
      if (numbers?.length === 0) byName.delete(name);
      return number;
    },
  };
}

function nameOf({ numbers, size }: ClauseEvent): number {
  let [a, b] = [size, size];
  for (let i = 0; i < size; i += 2) {
    const literal = Math.imul(numbers[i] ^ Math.imul(numbers[i + 1], 0x85ebca6b), 0x9e3779b1);
    a = (a + (literal ^ (literal >>> 15))) | 0;
    b = (b + Math.imul(literal ^ (literal >>> 13), 0xc2b2ae35)) | 0;
  }
  // The name has 53 bits, which a number holds exactly.
  return (a >>> 0) * 0x200000 + (b >>> 11);
}
