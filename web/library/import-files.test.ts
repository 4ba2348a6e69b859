import { describe, expect, it, vi } from 'vitest';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { parseText } from '../solver/tasks/parse.ts';
import { importFiles, MAX_FILE, MAX_FILES, MAX_PUZZLES, type TextFile } from './import-files.ts';

const CROSS = '3 3\n1\n3\n1\n1\n3\n1\n';
const LINE = '{"rows":[[2]],"columns":[[1],[1]]}';

function fileOf(name: string, text: string, size = text.length): TextFile {
  return { name, size, text: async () => text };
}

function importing(...files: readonly TextFile[]) {
  const added: Puzzle[] = [];
  const add = async (puzzle: Puzzle): Promise<string> => `own-${added.push(puzzle)}`;
  const parse = (text: string, fileName: string) => parseText({ text, fileName });
  return { added, imported: importFiles(files, { parse, add }) };
}

describe('an import', () => {
  it('reads every puzzle of every file, named after it where it has no title', async () => {
    const { added, imported } = importing(
      fileOf('cross.nin', CROSS),
      fileOf('two.jsonl', `${LINE}\n${LINE}`),
    );
    expect(await imported).toEqual({ ids: ['own-1', 'own-2', 'own-3'], refusals: [] });
    expect(added.map(({ meta }) => meta.title)).toEqual(['cross', 'two', 'two']);
  });

  it('keeps what can be read and says where the rest is wrong', async () => {
    const wrong = '3 3\n1\n3\nx\n1\n3\n1\n';
    const { imported } = importing(fileOf('wrong.nin', wrong), fileOf('cross.nin', CROSS));
    const { ids, refusals } = await imported;
    expect(ids).toEqual(['own-1']);
    expect(refusals).toMatchObject([{ kind: 'problem', file: 'wrong.nin', problem: { line: 4 } }]);
  });

  it('does not read huge files', async () => {
    const text = vi.fn();
    const { imported } = importing({ name: 'film.mp4', size: MAX_FILE + 1, text });
    expect((await imported).refusals).toEqual([{ kind: 'huge', file: 'film.mp4' }]);
    expect(text).not.toHaveBeenCalled();
  });

  it('says of foreign files what they are not, and of folders that they cannot be read', async () => {
    const text = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
    const { imported } = importing(fileOf('photo.png', '\u0089PNG\r\n'), {
      name: 'puzzles',
      size: 0,
      text,
    });
    expect((await imported).refusals).toMatchObject([
      { kind: 'problem', file: 'photo.png', problem: { code: 'unknown-format' } },
      { kind: 'unreadable', file: 'puzzles' },
    ]);
  });

  it('ends at as many files and puzzles as a library holds well', async () => {
    const files = Array.from({ length: MAX_FILES + 1 }, (_, i) => fileOf(`${i}.nin`, CROSS));
    const many = await importing(...files).imported;
    expect([many.ids.length, many.refusals]).toEqual([MAX_FILES, [{ kind: 'many-files' }]]);
    const lines = Array.from({ length: MAX_PUZZLES + 1 }, () => LINE).join('\n');
    const full = await importing(fileOf('all.jsonl', lines)).imported;
    expect([full.ids.length, full.refusals]).toEqual([MAX_PUZZLES, [{ kind: 'many-puzzles' }]]);
  });
});
