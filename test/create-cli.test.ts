import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRandom } from '../src/engine/random.ts';
import { crosshatch } from './cli.ts';

const DISC =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>';
const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path fill="red" d="M0 4h15v12H0z"/><path fill="blue" d="M15 4h15v12H15z"/></svg>';

let folder = '';
let images = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-create-'));
  images = join(folder, 'images');
  mkdirSync(join(images, 'more'), { recursive: true });
  writeFileSync(join(images, 'red-disc.svg'), DISC);
  writeFileSync(join(images, 'more/flag.svg'), FLAG);
  writeFileSync(join(images, 'notes.txt'), 'no image');
  const random = makeRandom(5);
  const noise = Uint8Array.from({ length: 400 }, () => 255 * random.below(2));
  const pixels = sharp(noise, { raw: { width: 20, height: 20, channels: 1 } });
  await pixels.clone().png().toFile(join(images, 'noise.png'));
  await pixels
    .clone()
    .resize(200, 200, { kernel: 'nearest' })
    .jpeg()
    .toFile(join(images, 'more/noise.jpg'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const create = (...args: readonly string[]) => crosshatch(['create', ...args]);

const rowsOf = (output: string): string[][] =>
  readFileSync(join(output, 'report.csv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));

describe('create', () => {
  it('makes puzzles of a folder, with a report and a contact sheet', async () => {
    const output = join(folder, 'plain');
    const { code, out } = await create(images, '--size', '20', '--output', output);
    expect(code).toBe(1);
    expect(out).toContain('red-disc.svg: 20x20, one colour, unique, trivial, ');
    expect(out).toContain('noise.png: 20x20, one colour, multiple, not written');
    expect(readdirSync(output).sort()).toEqual([
      ...['contact-sheet.html', 'flag.non', 'red-disc.non', 'report.csv'],
    ]);
    const [heading, ...rows] = rowsOf(output);
    expect(heading.slice(5, 9)).toEqual(['verdict', 'cells_changed', 'difficulty', 'seconds']);
    const brief = rows.map((row) => [...row.slice(2, 8), Number(row[8]) > 0]);
    expect(brief).toEqual([
      ['20', '13', '1', 'unique', '0', 'trivial', true],
      ['20', '20', '1', 'multiple', '0', 'ambiguous', true],
      ['20', '20', '1', 'multiple', '0', 'ambiguous', true],
      ['20', '20', '1', 'unique', '0', 'trivial', true],
    ]);
    const sheet = readFileSync(join(output, 'contact-sheet.html'), 'utf8');
    expect(sheet.match(/<figure>/g)).toHaveLength(4);
    expect(sheet.match(/data:image\/webp/g)).toHaveLength(4);
    const solved = await crosshatch(['solve', '--json', join(output, 'red-disc.non')]);
    expect(JSON.parse(solved.out)).toMatchObject({ verdict: 'unique' });
    expect(readFileSync(join(output, 'red-disc.non'), 'utf8')).toContain('title "Red disc"');
  });

  it('repairs, and takes the colours that an image has', async () => {
    const output = join(folder, 'repaired');
    const { code, out } = await create(
      ...[images, '--size', '20', '--colours', '1-3', '--repair', '--to', 'json', '--json'],
      ...['--output', output],
    );
    expect(code).toBe(0);
    const made = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(made.map(({ rating }) => rating.verdict)).toEqual(Array(4).fill('unique'));
    expect(made.map(({ puzzle }) => puzzle.palette?.length ?? 2)).toEqual([3, 2, 2, 2]);
    expect(made.map(({ changes }) => changes.length > 0)).toEqual([false, true, true, false]);
    const names = ['flag.json', 'noise-2.json', 'noise.json', 'red-disc.json'];
    expect(
      readdirSync(output)
        .filter((name) => name.endsWith('.json'))
        .sort(),
    ).toEqual(names);
    const { out: verdicts } = await crosshatch(['solve', '--json', output]);
    expect(verdicts.match(/"verdict":"unique"/g)).toHaveLength(4);
    const frames = readFileSync(join(output, 'contact-sheet.html'), 'utf8').match(/<rect /g) ?? [];
    expect(frames).toHaveLength(made.reduce((sum, { changes }) => sum + changes.length, 0));
  });

  it('trims, lights and paints in the colours that are wished for', async () => {
    const wish = ['--trim', '--brightness', '1.5', '--palette', 'white,black,#2040d0,red'];
    const output = join(folder, 'wished');
    const flag = join(images, 'more/flag.svg');
    const { out } = await create(flag, '--json', '--size', '12', '--output', output, ...wish);
    const { puzzle } = JSON.parse(out);
    // The trim leaves a narrow margin above and below, because the flag would fill its border.
    expect(puzzle).toMatchObject({ width: 12, height: 7 });
    expect(puzzle.palette.map(({ rgb }: { rgb: string }) => rgb)).toEqual([
      ...['#ffffff', '#2040d0', '#d62828'],
    ]);
  });

  it('changes cells until the difficulty is reached, and writes nothing else', async () => {
    const output = join(folder, 'difficult');
    const disc = join(images, 'red-disc.svg');
    const wish = ['--size', '10', '--output', output, '--json'];
    const { code, out } = await create(disc, ...wish, '--difficulty', 'easy-medium');
    const { rating, changes, written } = JSON.parse(out);
    expect([code, rating.verdict, written]).toEqual([0, 'unique', join(output, 'red-disc.non')]);
    expect(['easy', 'medium']).toContain(rating.label);
    expect(changes.length).toBeGreaterThan(0);
    const tiny = ['--size', '3', '--output', join(folder, 'tiny'), '--difficulty', 'extreme'];
    const none = await create(disc, ...tiny);
    expect(none.code).toBe(3);
    expect(none.out).toContain('trivial, not written: no changes were found that reach');
    expect(rowsOf(join(folder, 'tiny'))[1][9]).toContain('no changes were found that reach');
  });

  it('takes pixel art cell by cell unless something else is chosen', async () => {
    const rows = ['.#.#.', '#####', '#####', '.###.', '..#..'];
    const levels = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 0 : 255));
    const heart = join(folder, 'heart.png');
    const pixels = sharp(levels, { raw: { width: 5, height: 5, channels: 1 } });
    await pixels.resize(1500, 1500, { kernel: 'nearest' }).png().toFile(heart);
    const made = async (...args: string[]) => {
      const { out } = await create(heart, '--json', '--output', join(folder, 'art'), ...args);
      return JSON.parse(out).puzzle;
    };
    expect(await made()).toMatchObject({ width: 5, height: 5, goal: rows });
    expect(await made('--size', '10')).toMatchObject({ width: 10, height: 10 });
    expect(await made('--contrast', '1.5')).toMatchObject({ width: 25, height: 25 });
  });

  it('goes on after an image that it cannot read, and says why', async () => {
    const broken = join(folder, 'broken.png');
    writeFileSync(broken, readFileSync(join(images, 'noise.png')).subarray(0, 60));
    const text = join(folder, 'text.png');
    writeFileSync(text, 'hello');
    const blank = join(folder, 'blank.svg');
    writeFileSync(blank, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const output = join(folder, 'some');
    const paths = [
      broken,
      text,
      blank,
      empty,
      join(folder, 'none.png'),
      join(images, 'red-disc.svg'),
    ];
    const { code, out, err } = await create(...paths, '--output', output);
    expect(code).toBe(4);
    expect(err).toContain('broken.png: the image is damaged, or of a kind that is not read');
    expect(err).toContain('text.png: it is no image: PNG, JPEG');
    expect(err).toContain('blank.svg: nothing is painted in 25x25 cells');
    expect(err).toContain('empty: the folder holds no images');
    expect(err).toContain('none.png: cannot read it: there is no such file or folder');
    expect(out).toContain('red-disc.svg: 25x25, one colour, unique');
    expect(rowsOf(output)).toHaveLength(7);
  });

  it.each([
    [['--crop', '0,0,0,5'], 'Expected the left and the upper edge'],
    [['--crop', '1,2,3'], 'Expected the left and the upper edge'],
    [['--crop', '1 0,20,300,200'], 'Expected the left and the upper edge'],
    [['--size', '0'], 'Expected the cells of the longer side'],
    [
      ['--size', '501x500'],
      'the size 501x500 cannot be made of an image: at most 5000 cells a side',
    ],
    [['--size', '9999x2'], 'the size 9999x2 cannot be made of an image'],
    [['--colours', '4-1'], 'Expected 1 to 8, or a range like 1-4'],
    [['--colours', '9'], 'Expected 1 to 8'],
    [['--difficulty', 'tough'], 'Expected one of trivial, easy, medium, hard, expert, extreme'],
    [
      ['--colours', '2-3', '--threshold', '0.4'],
      '--threshold and --invert are for pictures in one',
    ],
    [['--threshold', '2'], 'Expected a number from 0 to 1'],
    [['--contrast', '4'], 'Expected a number from 0 to 3'],
    [['--style', 'photo'], 'Allowed choices are features, light, outlines'],
    [['--palette', 'white,rde'], '"rde" is not a colour'],
    [['--palette', 'white'], 'Expected the background and 1 to 26 more colours'],
    [['--palette', 'white,red', '--dither'], '--dither are void with --palette'],
  ])('refuses %j', async (options, message) => {
    const output = join(folder, 'refused');
    const { code, err } = await create(images, ...options, '--output', output);
    expect([code, existsSync(output)]).toEqual([4, false]);
    expect(err).toContain(message);
  });

  it('refuses to write a puzzle over its image', async () => {
    const path = join(folder, 'picture.json');
    writeFileSync(path, DISC);
    const { code, err } = await create(path, '--to', 'json', '--output', folder);
    expect([code, readFileSync(path, 'utf8')]).toEqual([4, DISC]);
    expect(err).toContain('it has the extension of a puzzle file');
  });
});
