import { describe, expect, it, vi } from 'vitest';
import { domino } from '../../../test/boards.ts';
import { failure } from '../../puzzle/problem.ts';
import { helpJson } from './help-json.ts';

const { task } = vi.hoisted(() => ({ task: vi.fn() }));
vi.mock('../explaining/hint.ts', () => ({ findHint: task, sentenceOfHint: String }));
vi.mock('../explaining/mistakes.ts', () => ({ findMistakes: task }));
vi.mock('../explaining/rate.ts', () => ({ ratePuzzle: task }));
vi.mock('../explaining/explain.ts', () => ({ explainPuzzle: task }));

describe('help as JSON', () => {
  const given = {
    ...{ puzzle: domino(1), marks: Int32Array.of(3), history: [] },
    limits: { seconds: 1 },
  };
  const host = { stop: () => false, onProgress: () => {}, onItem: () => {} };

  it.each([
    [{ kind: 'hint', language: 'en', level: 2 }, ['history', 'language', 'level', 'marks']],
    [{ kind: 'mistakes', language: 'de' }, ['history', 'language', 'marks']],
    [{ kind: 'rate', language: 'en' }, ['language']],
    [{ kind: 'explain', language: 'en', isList: true }, ['language', 'marks']],
  ] as const)(
    'gives the task of %o the arguments that it has, and no others',
    async (asked, own) => {
      task.mockResolvedValue(failure({ code: 'bad', message: 'bad' }));
      await helpJson(asked, given, host);
      const [args] = task.mock.lastCall ?? [];
      expect(Object.keys(args).sort()).toEqual([...own, 'limits', 'puzzle'].sort());
    },
  );
});
