import { describe, expect, it } from 'vitest';
import type { LeftOut } from '../../formats/index.ts';
import { leftOutNote } from './left-out-note.ts';

const TITLE: LeftOut = { what: 'title', name: 'the title' };
const NOTES: LeftOut = { what: 'notes', name: 'the notes' };
const GOAL: LeftOut = { what: 'goal', name: 'the goal picture' };

describe('the note on what is left out', () => {
  it.each([
    [[], undefined],
    [[[], []], undefined],
    [[[TITLE]], 'nin leaves out the title'],
    [[[TITLE, NOTES, GOAL]], 'nin leaves out the title, the notes and the goal picture'],
    [
      [[TITLE], [], [TITLE, GOAL]],
      'nin leaves out the title (of 2 puzzles) and the goal picture (of 1 puzzle)',
    ],
  ])('names every part once: %#', (puzzles, note) => {
    expect(leftOutNote('nin', puzzles)).toBe(note);
  });
});
