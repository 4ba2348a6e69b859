import { describe, expect, it, vi } from 'vitest';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { parseText } from '../../src/tasks/texts/parse.ts';
import { MAX_FILE_BYTES } from '../puzzle-store/file-text.ts';
import { importFiles, type NamedFile } from './import-files.ts';

const CROSS = '3 3\n1\n3\n1\n1\n3\n1\n';
const LINE = '{"rows":[[2]],"columns":[[1],[1]]}';

function fileOf(name: string, ...content: BlobPart[]): NamedFile {
  return new File(content, name);
}

function importing(...files: readonly NamedFile[]) {
  const added: Puzzle[] = [];
  const add = async (puzzle: Puzzle): Promise<string> => `own-${added.push(puzzle)}`;
  const parse = async (text: string, fileName: string) =>
    (await parseText({ text, fileName })).value;
  const keepSaved = async () => 'added' as const;
  return { added, imported: importFiles(files, { parse, add, keepSaved }) };
}

describe('an import', () => {
  it('reads every puzzle of every file, named after it where it has no title', async () => {
    const { added, imported } = importing(
      fileOf('cross.nin', CROSS),
      fileOf('two.jsonl', `${LINE}\n${LINE}`),
    );
    expect(await imported).toMatchObject({ ids: ['own-1', 'own-2', 'own-3'], refusals: [] });
    expect(added.map(({ meta }) => meta.title)).toEqual(['cross', 'two', 'two']);
  });

  it('keeps what can be read and says where the rest is wrong', async () => {
    const wrong = '3 3\n1\n3\nx\n1\n3\n1\n';
    const { imported } = importing(fileOf('wrong.nin', wrong), fileOf('cross.nin', CROSS));
    const { ids, refusals } = await imported;
    expect(ids).toEqual(['own-1']);
    expect(refusals).toMatchObject([
      { kind: 'problems', file: 'wrong.nin', problems: [{ line: 4 }] },
    ]);
  });

  it('tells what became of saved grids', async () => {
    const saved = '{"rows":[[2]],"columns":[[1],[1]],"saved":[["#?"]]}';
    const { imported } = importing(fileOf('one.jsonl', `${LINE}\n${saved}`));
    expect(await imported).toEqual({
      ids: ['own-1', 'own-2'],
      remarks: [],
      savedMarks: new Map([['own-2', 'added']]),
      refusals: [],
    });
  });

  it('does not read huge files', async () => {
    const arrayBuffer = vi.fn();
    const film = { name: 'film.txt', type: '', size: MAX_FILE_BYTES + 1, arrayBuffer };
    const { imported } = importing(film);
    expect((await imported).refusals).toEqual([{ kind: 'too-large', file: 'film.txt' }]);
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  it('reads old files and packed pictures as they are', async () => {
    const title = Uint8Array.from('{"title":"H\u00fctte",', (each) => each.charCodeAt(0));
    const picture = Uint8Array.of(...new TextEncoder().encode('P4\n3 1\n'), 0b10100000);
    const { added, imported } = importing(
      fileOf('hut.json', title, LINE.slice(1)),
      fileOf('dots.pbm', picture),
    );
    expect(await imported).toMatchObject({ ids: ['own-1', 'own-2'], refusals: [] });
    expect(added.map(({ meta, width }) => [meta.title, width])).toEqual([
      ['Hütte', 2],
      ['dots', 3],
    ]);
  });

  it('says of foreign files what they are not, and of folders that they cannot be read', async () => {
    const arrayBuffer = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
    const { imported } = importing(fileOf('photo.png', '\u0089PNG\r\n'), {
      name: 'puzzles',
      type: '',
      size: 0,
      arrayBuffer,
    });
    expect((await imported).refusals).toMatchObject([
      { kind: 'problems', file: 'photo.png', problems: [{ code: 'unknown-format' }] },
      { kind: 'unreadable', file: 'puzzles' },
    ]);
  });

  it('says what it did not read of a puzzle', async () => {
    const puzzle = '{"level":3,"rows":[[1]],"cols":[[1]]}';
    const { imported } = importing(fileOf('a.json', puzzle));
    expect(await imported).toMatchObject({
      ids: ['own-1'],
      remarks: [{ file: 'a.json', remarks: [{ code: 'not-read' }] }],
    });
  });

  it('says once for a file what it did not read of several puzzles', async () => {
    const puzzles = [
      '{"level":3,"rows":[[1]],"cols":[[1]]}',
      '{"level":4,"rows":[[2]],"cols":[[1],[1]]}',
    ];
    const { imported } = importing(fileOf('a.jsonl', puzzles.join('\n')));
    const { remarks } = await imported;
    expect(remarks.map(({ file, remarks: told }) => [file, told.length])).toEqual([['a.jsonl', 1]]);
  });

  it('takes any number of files and puzzles', async () => {
    const files = Array.from({ length: 300 }, (_, i) => fileOf(`${i}.nin`, CROSS));
    const lines = Array.from({ length: 700 }, () => LINE).join('\n');
    const { imported } = importing(...files, fileOf('all.jsonl', lines));
    const { ids, refusals } = await imported;
    expect([ids.length, refusals]).toEqual([1000, []]);
  });
});
