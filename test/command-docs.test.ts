// Tests that help texts and documents list the same things as the code.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STYLES } from '../src/cli/output/puzzle-drawing.ts';
import { buildProgram } from '../src/cli/program.ts';
import { EXIT } from '../src/cli/run/exit-codes.ts';
import { LABELS } from '../src/explain/rate/label.ts';
import { FORMATS, WRITABLE } from '../src/formats/index.ts';
import { loadMethod, METHOD_IDS, OUTCOME_WORDS } from '../src/methods/index.ts';
import { MODEL_FORMATS } from '../src/models/index.ts';
import { VERDICTS } from '../src/puzzle/verdict.ts';

const program = buildProgram();

/** Returns all that `--help` prints, in one line. */
function helpOf(name?: string): string {
  const command = name === undefined ? program : program.commands.find((c) => c.name() === name);
  let text = '';
  command?.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text.replace(/\s+/g, ' ');
}

/** Returns the cells of the table whose first column has this heading, row by row. */
function rowsOf(document: string, heading: string): string[][] {
  const text = readFileSync(`docs/${document}`, 'utf8');
  const [table] = text.slice(text.indexOf(`\n| ${heading} |`) + 1).split('\n\n', 1);
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const code = (text: string): string => `\`${text}\``;

describe('help', () => {
  it('of export names the models and their forms', () => {
    const ids = MODEL_FORMATS.map(({ id }) => `"${id}"`).join(', ');
    expect(helpOf('export')).toContain(`(choices: ${ids})`);
    for (const { id, forms, title } of MODEL_FORMATS)
      expect(helpOf('export')).toContain(` ${id} ${forms.join(', ')} ${title} `);
  });

  it('of compare names the outcomes', () => {
    for (const words of Object.values(OUTCOME_WORDS)) expect(helpOf('compare')).toContain(words);
  });

  it('names the exit codes', () => {
    for (const exitCode of Object.values(EXIT))
      expect(helpOf()).toMatch(new RegExp(`Exit codes:.* ${exitCode} `));
  });
});

describe('docs/command-line.md', () => {
  const text = readFileSync('docs/command-line.md', 'utf8');

  it('has every option of solve', () => {
    const options = program.commands.find((command) => command.name() === 'solve')?.options ?? [];
    const documented = rowsOf('command-line.md', 'option').map(
      ([cell]) => /--[\w-]+/.exec(cell)?.[0],
    );
    expect(documented.toSorted()).toEqual(options.map(({ long }) => long).toSorted());
  });

  it('names every style', () => expect(text).toContain(`--style ${STYLES.join('\\|')}`));

  it('names every verdict', () => {
    const [last, ...others] = VERDICTS.map(code).toReversed();
    expect(text).toContain(`\`verdict\` is ${others.toReversed().join(', ')} or ${last};`);
  });

  it('names every exit code', () => {
    const [, sentence] = /^Exit codes: (.*?)\.\s/ms.exec(text) ?? [];
    const codes = [...sentence.matchAll(/\b\d+\b/g)].map(Number);
    expect(codes).toEqual(expect.arrayContaining(Object.values(EXIT)));
  });
});

describe('docs/formats.md', () => {
  const rows = rowsOf('formats.md', 'id');

  it('has every format with its files', () => {
    const files = FORMATS.map(({ id, extensions }): [string, string] => [
      `[${code(id)}](formats/${id}.md)`,
      extensions.map((extension) => code(`.${extension}`)).join(', '),
    ]);
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(files));
  });
});

describe('README.md', () => {
  const NUMBERS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
  const word = (count: number): string => NUMBERS[count - 10] ?? String(count);

  it('says how many methods and formats there are', () => {
    const text = readFileSync('README.md', 'utf8').toLowerCase();
    const [read, written] = [word(FORMATS.length), word(WRITABLE.length)];
    expect(text).toContain(`- ${word(METHOD_IDS.length)} methods of the field`);
    expect(text).toContain(`- reads ${read} formats, writes ${written},`);
    expect(text).toContain(`[${read} formats](docs/formats.md)`);
  });
});

describe('docs/methods.md', () => {
  it('has every method with what it can do', async () => {
    const methods = await Promise.all(METHOD_IDS.map(loadMethod));
    const word = (is: boolean): string => (is ? 'yes' : 'no');
    const rows = rowsOf('methods.md', 'id').map(([id, , , , ...powers]) => [
      id,
      ...powers.slice(0, 4),
    ]);
    expect(rows).toEqual(
      methods.map(({ id, complete, colours, given, inexact }) => [
        code(id),
        ...[complete, colours, given, inexact].map(word),
      ]),
    );
  });
});

describe('docs/difficulty.md', () => {
  it('has every label', () => {
    expect(rowsOf('difficulty.md', 'label').map(([label]) => label)).toEqual(LABELS);
  });
});
