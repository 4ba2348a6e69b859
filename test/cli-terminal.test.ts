// Tests that text from the input cannot control the terminal on which it is printed.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLI, crosshatch, type Ended, ended } from './cli.ts';

/**
 * This text sets the title of a window and contains a line break, the C1 form of ESC [, DEL, signs
 * that reverse text, and a line separator.
 */
const EVIL = '\u001b]0;x\u0007\nunique\r\u009b2J\u007f\u202etxt\u2066\u2028.';
const SHOWN = '\\x1b]0;x\\x07\\nunique\\x0d\\x9b2J\\x7f\\u202etxt\\u2066\\u2028.';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be printed
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

const COLOURED = {
  title: 'Heron\u2028\nunique',
  palette: [
    { symbol: 'a', name: EVIL, rgb: '#ff0000' },
    { symbol: 'b', name: 'blue', rgb: '#0000ff' },
  ],
  rows: [['1a', '1b']],
  cols: [['1a'], ['1b']],
};

let folder = '';
const evilFile = (): string => join(folder, `${EVIL}json`);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-terminal-'));
  if (process.platform !== 'win32') writeFileSync(evilFile(), '{"rows": [[3]], "cols": [[1]]}');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('input on a terminal', () => {
  it.skipIf(process.platform === 'win32').each(['solve', 'info', 'count', 'rate', 'compare'])(
    'the name of a file is shown by %s, and does nothing',
    async (command) => {
      const { err, out } = await crosshatch([command, evilFile()]);
      expect(err).toContain(`${SHOWN}json:`);
      expect(`${out}${err}`).not.toMatch(UNSAFE);
    },
  );

  it('is harmless in titles, in the names of colours and in what is quoted of it', async () => {
    const solved = await crosshatch(['solve'], JSON.stringify(COLOURED));
    expect(solved.out).toContain('Heron\\u2028\\nunique, 2x1');
    expect(solved.out).not.toMatch(UNSAFE);
    const info = await crosshatch(['info'], JSON.stringify(COLOURED));
    expect(info.out).toMatch(/title +Heron\\u2028\\nunique\n/);
    const quoted = await crosshatch(['solve'], `rows\n${EVIL.replace('\n', '')}\ncolumns\n1\n`);
    expect(quoted.err).toMatch(/\\u001b.*\n.*\\x9b2J/);
    expect(quoted.err).not.toMatch(UNSAFE);
  });

  it('is harmless in the arguments that are refused', async () => {
    for (const args of [
      ['solve', `--${EVIL}`],
      ['solve', '--method', EVIL],
      ['solve', EVIL],
    ]) {
      const { err } = await crosshatch(args);
      expect(err).toMatch(/\\(x1b|u001b)/);
      expect(err).not.toMatch(UNSAFE);
    }
  });

  it('stays what it is in JSON, and no character of it acts', async () => {
    const { out } = await crosshatch(['info', '--json'], JSON.stringify(COLOURED));
    expect(JSON.parse(out)).toMatchObject({
      title: COLOURED.title,
      // The model removes control characters that no text needs.
      palette: [{}, { name: ']0;x\nunique\r2Jtxt\u2028.' }, {}],
    });
    expect(out).not.toMatch(UNSAFE);
  });

  it('stays what it is in the text of a puzzle that goes to a file or a pipe', async () => {
    const { out } = await crosshatch(['convert', '--to', 'json'], JSON.stringify(COLOURED));
    expect(out).toContain('Heron\u2028');
  });

  it('leaves our own colours as they are', async () => {
    const { NO_COLOR: _, ...env } = process.env;
    const run = (...args: string[]): Promise<Ended> => {
      const child = spawn(process.execPath, [CLI, ...args], { env: { ...env, FORCE_COLOR: '3' } });
      child.stdin.end(JSON.stringify(COLOURED));
      return ended(child);
    };
    const { out, err } = await run('solve');
    expect(out).toContain('\u001b[1mHeron\\u2028\\nunique, 2x1\u001b[22m');
    expect(out).toContain('\u001b[48;2;255;0;0m\u001b[38;2;255;255;255m a \u001b[39m\u001b[49m');
    expect(out).toContain('\u001b[32munique: this is the only solution\u001b[39m');
    expect(err).toBe('');
    const squares = await run('solve', '--style', 'squares');
    expect(squares.err).toBe('unique: this is the only solution\n');
  });
});
