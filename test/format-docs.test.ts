// Tests that each format has a page in docs/formats, and that the sample there is true.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMATS, formatById, formatOfFile, readPuzzles } from '../src/formats/index.ts';
import { draftOfPicture } from '../src/puzzle/draft-of-picture.ts';
import { parseRows } from '../src/puzzle/grid-text.ts';
import { BLACK_AND_WHITE } from '../src/puzzle/palette.ts';
import { ROOT } from './source-files.ts';

const FOLDER = join(ROOT, 'docs/formats');

/** Returns the sample of a page, and the rows of the picture that the sample is. */
function shownBy(id: string): { readonly sample: string; readonly rows: readonly string[] } {
  const text = readFileSync(join(FOLDER, `${id}.md`), 'utf8');
  const [sample = '', picture = ''] = [...text.matchAll(/^```text\n(.*?)\n```$/gms)].map(
    ([, inner]) => inner,
  );
  return { sample: `${sample}\n`, rows: picture.split('\n') };
}

/** Reads a sample by the format that its text is recognised as. */
async function readSample(id: string) {
  const { sample } = shownBy(id);
  const format = formatOfFile(sample, `a.${formatById(id)?.extensions[0]}`);
  const [outcome] = await readPuzzles(sample, format);
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome?.problems));
  return { id: format?.id, puzzle: outcome.value };
}

describe('docs/formats', () => {
  it('has a page for each format, and no other', () => {
    const pages = readdirSync(FOLDER).toSorted();
    expect(pages).toEqual(FORMATS.map(({ id }) => `${id}.md`).toSorted());
  });

  it.each(FORMATS.map(({ id, title }) => [id, title]))('names %s with its files', (id, title) => {
    const text = readFileSync(join(FOLDER, `${id}.md`), 'utf8');
    expect(text).toContain(`# \`${id}\`: ${title}\n`);
    for (const extension of formatById(id)?.extensions ?? [])
      expect(text).toContain(`\`.${extension}\``);
  });

  it.each(FORMATS.map(({ id }) => id))('shows a sample of %s that is its picture', async (id) => {
    const picture = parseRows(shownBy(id).rows, BLACK_AND_WHITE);
    if (!picture.ok) throw new Error(JSON.stringify(picture.problems));
    const { rows, columns } = draftOfPicture(picture.value, BLACK_AND_WHITE);
    const read = await readSample(id);
    expect(read.id).toBe(id);
    expect([read.puzzle.rows, read.puzzle.columns]).toEqual([rows, columns]);
  });

  it('shows a table of the same clues', async () => {
    const page = readFileSync(join(FOLDER, 'clues.md'), 'utf8');
    const table = /```csv\n(.*?)```/s.exec(page)?.[1] ?? '';
    const [outcome] = await readPuzzles(table, formatOfFile(table, 'a.csv'));
    const { puzzle } = await readSample('clues');
    expect(outcome?.ok && [outcome.value.rows, outcome.value.columns]).toEqual([
      puzzle.rows,
      puzzle.columns,
    ]);
  });

  const written = FORMATS.filter(({ write }) => write !== undefined);
  it.each(written.map(({ id }) => id))('shows what is written in %s', async (id) => {
    const text = formatById(id)?.write?.((await readSample(id)).puzzle);
    expect(text?.ok && text.value.trimEnd()).toBe(shownBy(id).sample.trimEnd());
  });
});
