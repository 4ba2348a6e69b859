import { beforeAll, expect, it, vi } from 'vitest';
import { puzzleOfLengths } from '../../test/boards.ts';
import { currentText, startTexts } from '../app/texts.ts';
import { importedText } from './use-import.ts';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startTexts(['library'], vi.fn());
});

it('names the puzzle that was there, unless it is gone', () => {
  const puzzle = { ...puzzleOfLengths([[1]], [[1]]), meta: { title: 'Dot' } };
  const one = { ids: ['own-1'], savedMarks: new Map(), added: 0, refusals: [], remarks: [] };
  const opened = { id: 'own-1', puzzle, origin: 'own' } as const;
  const there = { opened, isNew: false, savedMarks: undefined };
  expect(importedText({ ...one, puzzles: [there] }, currentText())).toBe(
    'No new puzzles: “Dot” was there already.',
  );
  expect(importedText({ ...one, puzzles: [] }, currentText())).toBe(
    'No new puzzles: One was there already.',
  );
});
