import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { puzzleOf, puzzleOfLengths } from '../../../test/boards.ts';
import type { Grid } from '../../puzzle/grid.ts';
import { BACKGROUND } from '../../puzzle/palette.ts';
import type { Outcome } from '../../puzzle/problem.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { readGrid } from './grid-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-grid-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const puzzle = puzzleOfLengths([[2], [1]], [[2], [1]]);

function read(text: string, of: Puzzle = puzzle): Promise<Outcome<Grid>> {
  const file = join(folder, 'grid.txt');
  writeFileSync(file, text);
  return readGrid(of, file);
}

describe('a file with a grid', () => {
  it.each(['##\n#.\n', '["##", "#."]', '{"solutions": [["##", "#."]]}'])(
    'is read: %j',
    async (text) => {
      expect(await read(text)).toMatchObject({ ok: true, value: { width: 2, height: 2 } });
    },
  );

  it.each([
    '{"rows": [[2], [1]], "cols": [[2], [1]]}',
    '[[1, 1], [1, 0]]',
    '{"solutions": []}',
    '{"solutions": null}',
  ])('is refused with what is expected: %j', async (text) => {
    expect(await read(text)).toMatchObject({ ok: false, problems: [{ code: 'bad-shape' }] });
  });

  it('is not a puzzle, of whatever format', async () => {
    const clues = 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n';
    for (const text of [clues, `${clues}goal "1110"\n`]) {
      const problem = {
        code: 'bad-shape',
        message: expect.stringMatching(/^there is no grid in this file, it holds a puzzle/),
      };
      expect(await read(text)).toMatchObject({ ok: false, problems: [problem] });
    }
    for (const drawing of ['##\n#\n', '###\n#..\n', '##\n#.\n##\n'])
      expect(await read(drawing)).not.toMatchObject({ problems: [{ code: 'bad-shape' }] });
  });

  it('may hold symbols that look like JSON', async () => {
    expect(await read('[.\n..\n')).toMatchObject({ problems: [{ code: 'unknown-symbol' }] });
  });

  it.each(['[1]', '[]\n', '{}\r\n'])('may be JSON as a whole: %j', async (text) => {
    const columns = [...text.trim()].map(() => []);
    const palette = [...'.[]{}'].map((symbol) => ({ ...BACKGROUND, symbol }));
    const row = puzzleOf({ rows: [[]], columns, palette });
    expect(await read(text, row)).toMatchObject({ ok: true });
  });
});
