import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crosshatch, HAS_SIGNALS, interruptedAtWork } from './cli.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-generate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const generate = (...args: readonly string[]) => crosshatch(['generate', ...args]);

describe('generate', () => {
  it('writes a file for each puzzle, with a proof, and the same ones again', async () => {
    const [puzzles, proofs] = [join(folder, 'puzzles'), join(folder, 'proofs')];
    const args = ['--size', '12x10', '--count', '3', '--symmetry', 'lr', '--seed', '7'];
    const first = await generate(...args, '--output', puzzles, '--certificates', proofs);
    expect(first).toEqual({ code: 0, out: '', err: '' });
    const names = readdirSync(puzzles);
    expect(names).toEqual([
      '12x10-left-right-7-1.non',
      '12x10-left-right-7-2.non',
      '12x10-left-right-7-3.non',
    ]);
    for (const name of names) {
      const proof = join(proofs, name.replace('.non', '.proof'));
      const verified = await crosshatch(['verify', join(puzzles, name), proof]);
      expect(verified).toMatchObject({ code: 0 });
    }
    const again = await generate(...args);
    const files = names.map((name) => readFileSync(join(puzzles, name), 'utf8'));
    expect(again.out).toBe(files.join('====\n'));
  });

  it('prints puzzles of the wanted difficulty as lines of JSON', async () => {
    const { code, out } = await generate('--size', '10', '--difficulty', 'medium', '--json');
    const { puzzle, rating } = JSON.parse(out);
    expect(code).toBe(0);
    expect(puzzle).toMatchObject({ width: 10, height: 10 });
    expect(rating).toMatchObject({ verdict: 'unique', label: 'medium' });
  });

  it('gives puzzles of different wishes different names', async () => {
    const output = join(folder, 'both');
    for (const label of ['easy', 'medium']) {
      await generate('--size', '8', '--seed', '7', '--difficulty', label, '--output', output);
    }
    expect(readdirSync(output)).toEqual(['8x8-easy-7-1.non', '8x8-medium-7-1.non']);
  });

  it('writes lines of JSON into a file, and prints them beside other files', async () => {
    const args = ['--size', '6', '--count', '2', '--seed', '3'];
    const lines = join(folder, 'puzzles.jsonl');
    expect(await generate(...args, '--output', lines)).toEqual({ code: 0, out: '', err: '' });
    const written = readFileSync(lines, 'utf8').trimEnd().split('\n');
    expect(written.map((line) => JSON.parse(line).width)).toEqual([6, 6]);
    const { out } = await generate(...args, '--json', '--output', join(folder, 'beside'));
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(readdirSync(join(folder, 'beside'))).toHaveLength(2);
  });

  it('leaves what was there when it makes nothing', async () => {
    const kept = join(folder, 'kept.json');
    writeFileSync(kept, 'precious');
    const none = ['--size', '5', '--technique', 'glue', '--seed', '1', '--output', kept];
    expect((await generate(...none)).code).toBe(3);
    const folders = ['--output', join(folder, 'new'), '--certificates', join(folder, 'newer')];
    expect((await generate('--size', '500', ...folders)).code).toBe(4);
    expect((await generate('--size', '500', '--output', kept)).code).toBe(4);
    expect(readFileSync(kept, 'utf8')).toBe('precious');
    expect(readdirSync(folder)).not.toContain('new');
    expect(readdirSync(folder)).not.toContain('newer');
  });

  it('stops at the first puzzle that the format cannot hold', async () => {
    const { code, err } = await generate(
      ...[
        '--size',
        '8',
        '--colours',
        '2',
        '--count',
        '100000',
        '--seed',
        '1',
        '--to',
        'nin',
        '--output',
        join(folder, 'refused'),
      ],
    );
    expect(code).toBe(4);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain('colour');
  });

  it('tells the seed that it chose', async () => {
    const { out, err } = await generate('--size', '5', '--json');
    const [, seed = ''] = /^generate: the seed is (\d+)\n$/.exec(err) ?? [];
    expect((await generate('--size', '5', '--json', '--seed', seed)).out).toBe(out);
  });

  it.each([
    [['--json', '--to', 'nin'], '--to says how puzzles are written'],
    [['--size', '10x12', '--symmetry', 'diagonal'], 'take 10x10, or the symmetry left-right'],
    [['--count', '3', '--output', 'puzzles.xml'], 'a file in the format webpbn holds one puzzle'],
    [['--symmetry', 'round'], 'Allowed choices are none, left-right'],
  ])('refuses %j, and says what works', async (args, message) => {
    const { code, out, err } = await generate(...args);
    expect(code).toBe(4);
    expect(out).toBe('');
    expect(err).toContain(message);
  });

  it('says that it finds none, and what came nearest', async () => {
    const { code, err } = await generate('--size', '5', '--technique', 'glue', '--seed', '1');
    expect(code).toBe(3);
    expect(err).toContain(
      'made 0 of 1 puzzles with seed 1: none was found; the nearest was easy, but does without glue',
    );
  });

  it.runIf(HAS_SIGNALS)('keeps what is made when it is stopped', async () => {
    const args = ['generate', '--size', '50', '--count', '100000', '--no-rating', '--to', 'json'];
    const { code, out, err } = await interruptedAtWork(args, /puzzles/);
    expect(code).toBe(130);
    const [first] = out.split('\n');
    expect(JSON.parse(first)).toMatchObject({ width: 50, height: 50 });
    expect(err).toContain('stopped before the next was found');
  });
});
