// The answer to a question for help, as a sentence.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Hint } from '../explanation/hint.ts';
import { sayEnding } from './endings.ts';
import { say } from './say.ts';
import type { Words } from './words.ts';

export function sayHint(words: Words, puzzle: Puzzle, answer: Hint): string {
  return answer.kind === 'step'
    ? say(words, puzzle, answer.step, answer.level)
    : sayEnding(words, puzzle, answer);
}
