// Writing a certificate while the search runs. Each event becomes one line; nothing is kept but the piece of text that
// is handed on next, so memory does not grow with the proof.

import type { ClauseEvent } from '../puzzle/clause-event.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digestOf } from './digest.ts';
import { TITLE, VERSION } from './grammar.ts';

/** Characters that are collected before they are handed on. */
const PIECE = 1 << 16;

export interface CertificateWriter {
  /** For `onClause` of the engine. */
  readonly onClause: (event: ClauseEvent) => void;
  /** Called once, when the search has ended; `complete` claims that there are no solutions but those told of. */
  readonly end: (complete: boolean) => void;
}

/** `write` gets the text piece by piece, in order. */
export function certificateWriter(
  puzzle: Puzzle,
  write: (text: string) => void,
): CertificateWriter {
  const { width, height, palette } = puzzle;
  const cells = width * height;
  let text = `${TITLE} ${VERSION}\npuzzle ${width}x${height} ${digestOf(puzzle)}\n`;
  return {
    onClause({ kind, numbers, size }) {
      if (kind === 'solution') {
        text += `s ${writeRows({ width, height, cells: numbers }, palette).join('/')}\n`;
      } else {
        text += kind === 'learnt' ? 'l' : 'd';
        for (let i = 0; i < size; i += 2) text += literalText(numbers[i], numbers[i + 1], cells);
        text += '\n';
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

function literalText(subject: number, value: number, cells: number): string {
  const sign = value < 0 ? ' -' : ' ';
  const number = value < 0 ? ~value : value;
  return subject < cells ? `${sign}${subject}=${number}` : `${sign}${subject - cells}>${number}`;
}
