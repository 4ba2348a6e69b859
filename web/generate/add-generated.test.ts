import { describe, expect, it } from 'vitest';
import { generate } from '../../src/create/generate/generate.ts';
import type { GeneratedPuzzle } from '../../src/create/index.ts';
import { puzzleOfLengths } from '../../test/boards.ts';
import type { OwnPuzzle } from '../storage/records.ts';
import type { SavedGame } from '../storage/saved-game.ts';
import { makeStorage } from '../storage/storage.ts';
import { addGenerated, unplayedBeyond } from './add-generated.ts';
import { FIRST_CHOICES, wishOfChoices } from './puzzle-choices.ts';

function own(id: string, created: number, parts: Partial<OwnPuzzle> = {}): OwnPuzzle {
  const puzzle = puzzleOfLengths([[1]], [[1]]);
  return { id, puzzle, made: 'generated', created, changed: created, ...parts };
}

function game(puzzleId: string, moves: number): SavedGame {
  const past = Array.from(
    { length: moves },
    () => ({ kind: 'paint', changes: [], at: 0 }) as const,
  );
  const rest = { future: [], elapsed: 0, changed: 0, progress: 0, solved: false, helps: 0 };
  return { puzzleId, past, ...rest };
}

describe('generated puzzles', () => {
  it('are stored with their name, their rating and what they were made of', async () => {
    const storage = makeStorage(() => Promise.reject(new Error('memory alone')));
    const all: GeneratedPuzzle[] = [];
    const choices = { ...FIRST_CHOICES, width: 5, height: 5 };
    await generate(wishOfChoices(choices, 1), { onPuzzle: (made) => void all.push(made) });
    const say = (_: string, values: object = {}) => JSON.stringify(values);
    const id = await addGenerated(storage, all[0], choices, say);
    expect(await storage.get('puzzles', id)).toMatchObject({
      ...{ made: 'generated', difficulty: 'easy', choices },
      puzzle: { meta: { title: '{"width":5,"height":5,"number":1}' } },
    });
    expect(await storage.get('settings', 'generated-count')).toBe(1);
  });

  it('go when too many are unplayed, the oldest first', () => {
    const all = [
      own('old', 1),
      own('played', 2),
      own('edited', 3, { changed: 9 }),
      own('drawn', 4, { made: 'drawn' }),
      own('looked-at', 5),
      own('new', 6),
    ];
    const saves = new Map([game('played', 1), game('looked-at', 0)].map((s) => [s.puzzleId, s]));
    expect(unplayedBeyond(1, all, saves)).toEqual(['looked-at', 'old']);
    expect(unplayedBeyond(3, all, saves)).toEqual([]);
  });
});
