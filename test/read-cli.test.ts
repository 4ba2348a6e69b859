import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crosshatch } from './cli.ts';

/** A picture of this app's own board. */
const BALLOON = 'test/fixtures/photos/balloon-desktop.png';

let folder = '';
let empty = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crosshatch-read-'));
  empty = join(folder, 'empty.png');
  const size = { width: 60, height: 40 };
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .png()
    .toFile(empty);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('read', () => {
  it('writes the puzzle of a screenshot, and tells how sure each number is', async () => {
    const { code, out, err } = await crosshatch(['read', BALLOON, '--to', 'non']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('rows\n5\n9\n2,3,2\n');
    const json = JSON.parse((await crosshatch(['read', BALLOON, '--json'])).out);
    expect(json).toMatchObject({
      verdict: 'unique',
      doubtful: 0,
      place: { rows: 15, columns: 13 },
    });
    const [[number]] = json.rows;
    expect(number).toMatchObject({ length: 5, doubtful: false });
    const [left] = json.place.corners;
    expect(number.box.left + number.box.width).toBeLessThan(left.x);
    expect(number.box.top).toBeGreaterThan(left.y);
  });

  it('says that there is no puzzle, and how to tell where it is', async () => {
    const { code, out, err } = await crosshatch(['read', empty]);
    expect([code, out]).toEqual([4, '']);
    expect(err).toContain('empty.png: ');
    expect(err).toContain('--corners');
  });

  it('goes on after a file that is none, and tells each in a line of JSON', async () => {
    const pdf = join(folder, 'page.pdf');
    writeFileSync(pdf, '%PDF-1.4');
    const { code, out } = await crosshatch(['read', '--json', pdf, empty]);
    expect(code).toBe(4);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { file: pdf, errors: [{ code: 'foreign-photo' }] },
      { file: empty, errors: [{ code: 'no-puzzle' }] },
    ]);
  });

  it('names each file of a folder that no image can be made of', async () => {
    const scans = join(folder, 'scans');
    mkdirSync(scans);
    writeFileSync(join(scans, 'a.PDF'), '%PDF-1.4');
    writeFileSync(join(scans, 'b.heic'), '\0\0\0\x18ftypheic');
    writeFileSync(join(scans, 'notes.txt'), 'not wanted');
    const { code, err } = await crosshatch(['read', scans]);
    expect(code).toBe(4);
    expect(err).toMatch(/a\.PDF: it is a PDF.*\n.*b\.heic: it is a HEIC photo/);
    expect(err).not.toContain('notes.txt');
  });

  it.each([
    ['--corners', '1,2,3'],
    ['--rows', '5'],
    ['--to', 'lp'],
  ])('refuses %s %s', async (...option) => {
    expect((await crosshatch(['read', empty, ...option])).code).toBe(4);
  });
});
