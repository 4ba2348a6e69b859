// Tests certificates on their way from the search to the verifier: whole, damaged, and stored in
// files.

import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRandom } from '../src/engine/random.ts';
import { toJson } from '../src/formats/json/write-json-puzzle.ts';
import { verify } from '../src/proof/index.ts';
import { hasExactClues } from '../src/puzzle/puzzle.ts';
import { verdictOf } from '../src/puzzle/verdict.ts';
import { type SolveItem, solvePuzzle } from '../src/tasks/solving/solve.ts';
import {
  domino,
  puzzleOfLengths,
  randomPuzzle,
  SETTINGS,
  symmetricPuzzle,
  withBlottedBlocks,
} from './boards.ts';
import {
  type Certified,
  certify,
  loosened,
  MUTATIONS,
  mutable,
  mutate,
  underHeadOf,
  verified,
} from './certificates.ts';
import { crosshatch, HAS_SIGNALS, interruptedAtWork } from './cli.ts';

describe('a certificate of the search', () => {
  it('is confirmed, with every setting of the layers, in colour, for one, none, several and all solutions', async () => {
    const random = makeRandom(5);
    const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
    let clauses = 0;
    for (let round = 0; round < 400; round++) {
      const [width, height] = [1 + random.below(11), 1 + random.below(11)];
      const colours = 1 + random.below(3);
      const density = 0.3 + 0.4 * random.real();
      const puzzle =
        round % 3 === 0
          ? symmetricPuzzle(random, width, height, colours, density)
          : randomPuzzle(random, width, height, colours, density, random.below(3));
      const { text, result } = await certify(puzzle, {
        maxSolutions: round % 2 === 0 ? 2 : 1200,
        layers: SETTINGS[round % SETTINGS.length],
        seed: round % 4,
        limits: { conflicts: 2000 },
      });
      const outcome = await verify(puzzle, [text]);
      expect(outcome.ok || outcome.problems, `round ${round}`).toBe(true);
      if (!outcome.ok) continue;
      expect(outcome.value.complete).toBe(result.complete);
      expect(outcome.value.solutions).toEqual(result.solutions);
      clauses += outcome.value.clauses;
      tally[verdictOf(outcome.value)]++;
    }
    expect(clauses).toBeGreaterThan(1500);
    for (const verdict of ['unique', 'multiple', 'none'] as const)
      expect(tally[verdict], verdict).toBeGreaterThan(20);
  });

  it('is confirmed for the dominoes, where lines and probes settle nothing', async () => {
    for (const n of [6, 8, 10]) {
      const { puzzle, text } = await certify(domino(n));
      const outcome = await verify(puzzle, [text]);
      expect(outcome).toMatchObject({ ok: true, value: { complete: true } });
      expect(outcome.ok && outcome.value.solutions.length).toBe(1);
    }
  });

  it('is confirmed where blocks are blotted, lines unknown and cells given', async () => {
    const random = makeRandom(6);
    const tally = { unique: 0, multiple: 0, none: 0, unknown: 0 };
    let clauses = 0;
    for (let round = 0; round < 200; round++) {
      const [width, height] = [1 + random.below(11), 1 + random.below(11)];
      const exact = randomPuzzle(random, width, height, 1 + random.below(3), 0.5, random.below(2));
      const puzzle = loosened(random, exact);
      const { text, result } = await certify(puzzle, {
        maxSolutions: round % 2 === 0 ? 2 : 300,
        layers: SETTINGS[round % SETTINGS.length],
        seed: round % 4,
        limits: { conflicts: 500 },
      });
      const { solutions, complete } = result;
      const outcome = await verify(puzzle, [text]);
      expect(outcome).toMatchObject({ ok: true, value: { solutions, complete } });
      if (!outcome.ok) continue;
      clauses += outcome.value.clauses;
      tally[verdictOf(outcome.value)]++;
    }
    expect(clauses).toBeGreaterThan(500);
    for (const verdict of ['unique', 'multiple', 'none'] as const)
      expect(tally[verdict], verdict).toBeGreaterThan(10);
  });

  it('names the last cells of blotted blocks', async () => {
    const random = makeRandom(7);
    let named = 0;
    for (let round = 0; round < 20; round++) {
      const puzzle = withBlottedBlocks(random, randomPuzzle(random, 9, 9, 1, 0.5), 1);
      const { text } = await certify(puzzle, {
        layers: { probing: false, lines: false },
        maxSolutions: 30,
      });
      // All blocks are blotted, so the odd numbers name last cells.
      named += text.match(/^l .*\b\d*[13579]>/gm)?.length ?? 0;
      expect(await verify(puzzle, [text])).toMatchObject({ ok: true });
    }
    expect(named).toBeGreaterThan(20);
  });

  it('is the same for the same search', async () => {
    const [one, two] = [await certify(domino(8)), await certify(domino(8))];
    expect(one.text).toBe(two.text);
  });

  it('does not claim that its solutions are all when the search was cut', async () => {
    const { puzzle, text } = await certify(domino(11), { limits: { conflicts: 50 } });
    expect(text).toMatch(/end open\n$/);
    expect(await verify(puzzle, [text])).toMatchObject({ ok: true, value: { complete: false } });
    const claimed = await verify(puzzle, [text.replace('end open', 'end complete')]);
    expect(claimed).toMatchObject({ ok: false, problems: [{ code: 'not-proven' }] });
  });

  it('is left out when cells have other candidates besides the clues', async () => {
    const puzzle = domino(4);
    const { known } = (await certify(puzzle)).result;
    const kinds: string[] = [];
    const host = {
      stop: () => false,
      onProgress: () => {},
      onItem: ({ kind }: SolveItem) => void kinds.push(kind),
    };
    await solvePuzzle({ puzzle, within: known.cells, certificate: true }, host);
    expect(kinds).toEqual(['solution']);
  });

  it('drops the clauses of the plain search that shorter ones cover', async () => {
    const { text } = await certify(randomPuzzle(makeRandom(2), 9, 9, 1, 0.35), {
      layers: { probing: false, learning: false },
      maxSolutions: 1000,
    });
    const count = (word: string): number =>
      text.split('\n').filter((line) => line.startsWith(`${word} `)).length;
    expect(count('l')).toBeGreaterThan(50);
    expect(count('d')).toBeGreaterThan(count('l') / 2);
  });
});

/**
 * Outcomes of a changed derivation. `accepted` is among them because some mutations are harmless.
 */
const DERIVATION = ['accepted', 'not-implied', 'not-proven'];
/** Further codes with which mutations outside the derivation are refused. */
const OTHER_REASONS: Readonly<Record<string, readonly string[]>> = {
  'wrong solution': ['wrong-solution'],
  'solution twice': ['same-solution'],
  'order changed': ['after-end', 'no-end'],
  'end cut off': ['no-end'],
};

describe('a damaged certificate', () => {
  it('never makes a false claim pass, and is refused for its derivation', async () => {
    const random = makeRandom(11);
    const certified = await mutable(random, 18);
    const kinds = Object.keys(MUTATIONS);
    const codes = new Map<string, number>();
    for (let round = 0; round < 640; round++) {
      const kind = kinds[round % kinds.length];
      const one = certified[random.below(certified.length)];
      const outcome = await verified(one, mutate(random, one.text, kind));
      const code = outcome.ok ? 'accepted' : outcome.problems[0].code;
      expect([...DERIVATION, ...(OTHER_REASONS[kind] ?? [])], kind).toContain(code);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    for (const code of ['not-implied', 'not-proven', 'wrong-solution', 'same-solution', 'no-end']) {
      expect(codes.get(code), code).toBeGreaterThan(10);
    }
    expect(codes.get('accepted')).toBeGreaterThan(10);
  });

  it('does not pass for another puzzle of its size, whatever its head says', async () => {
    const random = makeRandom(12);
    const certified: Certified[] = [];
    while (certified.length < 12) {
      const one = await certify(randomPuzzle(random, 7, 7, 1, 0.4), { maxSolutions: 30 });
      if (one.result.complete && one.text.split('\n').length > 8) certified.push(one);
    }
    const tally = { accepted: 0, refused: 0 };
    for (const one of certified) {
      for (const other of certified.filter((each) => each !== one)) {
        const outcome = await verified(other, underHeadOf(other, one));
        if (!outcome.ok) expect(outcome.problems[0].code).toMatch(/^not-(implied|proven)$/);
        tally[outcome.ok ? 'accepted' : 'refused']++;
        expect(await verify(other.puzzle, [one.text])).toMatchObject({
          problems: [{ code: 'other-puzzle' }],
        });
      }
    }
    expect(tally.refused).toBeGreaterThan(100);
  });

  it('of an exact puzzle proves nothing false where the same puzzle leaves lengths open', async () => {
    const random = makeRandom(14);
    const tally = { accepted: 0, refused: 0 };
    for (let round = 0; round < 60; round++) {
      const puzzle = randomPuzzle(random, 6, 6, 1, 0.45);
      const settings = { maxSolutions: 500, layers: SETTINGS[round % SETTINGS.length] };
      const exact = await certify(puzzle, settings);
      const loose = await certify(withBlottedBlocks(random, puzzle, 0.3), settings);
      if (!exact.result.complete || !loose.result.complete) continue;
      const [title, head] = loose.text.split('\n');
      const replaced = [title, head, ...exact.text.split('\n').slice(2)].join('\n');
      for (const [one, text] of [
        [loose, replaced],
        [loose, underHeadOf(loose, exact)],
        [exact, underHeadOf(exact, loose)],
      ] as const) {
        const outcome = await verified(one, text);
        if (!outcome.ok) expect(outcome.problems[0].code).toMatch(/^not-|^bad-clause$/);
        tally[outcome.ok ? 'accepted' : 'refused']++;
      }
      expect(await verify(loose.puzzle, [exact.text])).toMatchObject({
        problems: [{ code: hasExactClues(loose.puzzle) ? 'other-puzzle' : 'other-version' }],
      });
    }
    expect(Math.min(tally.accepted, tally.refused)).toBeGreaterThan(10);
  });

  it('is refused when it claims one solution of a puzzle with two', async () => {
    const random = makeRandom(13);
    let refused = 0;
    for (let round = 0; refused < 60; round++) {
      const puzzle = randomPuzzle(random, 5 + random.below(5), 5 + random.below(5), 1, 0.4);
      const one = await certify(puzzle, { maxSolutions: 1000, layers: SETTINGS[round % 12] });
      if (one.result.solutions.length < 2 || !one.result.complete) continue;
      const lines = one.text.split('\n');
      const kept = lines.findIndex((line) => line.startsWith('s'));
      const text = lines.filter((line, i) => i === kept || !line.startsWith('s')).join('\n');
      expect(await verified(one, text)).toMatchObject({ ok: false });
      refused++;
    }
  });
});

describe('through files', () => {
  let folder = '';
  const at = (name: string): string => join(folder, name);
  const write = (name: string, puzzle: object): void =>
    writeFileSync(at(name), JSON.stringify(puzzle));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crosshatch-proof-'));
    write('dom.json', toJson(domino(8)));
    write('two.json', toJson(puzzleOfLengths([[1], [1]], [[1], [1]])));
    write('hard.json', toJson(domino(40)));
    write('blotted.json', { rows: [['?'], null], cols: [[1], ['?'], null] });
    write('exact.json', { rows: [[2], [1]], cols: [[1], [1], [1]] });
    write('none.json', { rows: [[1, 1], [], [1, 1]], cols: [[1], [2], [1]] });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('solve writes what verify confirms, compressed or not', async () => {
    const plain = await crosshatch(['solve', '--certificate', at('dom.txt'), at('dom.json')]);
    const packed = await crosshatch(['solve', '--certificate', at('dom.gz'), at('dom.json')]);
    expect([plain.code, packed.code]).toEqual([0, 0]);
    const text = readFileSync(at('dom.txt'), 'utf8');
    expect(gunzipSync(readFileSync(at('dom.gz'))).toString()).toBe(text);
    const said = await crosshatch(['verify', at('dom.json'), at('dom.txt')]);
    expect(said.out).toMatch(
      /proven: there is exactly one solution, \d+ clauses checked in [\d.]+ s/,
    );
    expect(said.code).toBe(0);
    const { out, code } = await crosshatch(['verify', '--json', at('dom.json'), at('dom.gz')]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ...{ verdict: 'unique', proven: true, complete: true, solutions: [expect.any(Array)] },
      ...{ clauses: expect.any(Number), lines: text.split('\n').length - 1 },
    });
    const piped = await crosshatch(['verify', at('dom.json'), '-'], text);
    expect(piped.code).toBe(0);
  });

  it('says what was proven of none, all and some', async () => {
    const verified = async (name: string, ...options: string[]) => {
      await crosshatch(['solve', '--certificate', at('c'), at(name), ...options]);
      return crosshatch(['verify', at(name), at('c')]);
    };
    expect(await verified('none.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('proven: there is no solution'),
    });
    expect((await verified('two.json', '--all')).out).toContain('exactly 2 solutions');
    expect((await verified('blotted.json', '--all')).out).toContain('exactly 20 solutions');
    expect(await crosshatch(['verify', at('exact.json'), at('c')])).toMatchObject({
      code: 4,
      err: expect.stringContaining('its version is "2"'),
    });
    expect(await verified('two.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('at least 2 solutions'),
    });
    expect(await verified('two.json', '--max-solutions', '1')).toMatchObject({
      code: 3,
      out: expect.stringContaining('not proven: there is a solution, but'),
    });
    expect((await verified('hard.json', '--conflicts', '300')).code).toBe(3);
  });

  it('ends with 6 for a claim that is not shown, and with 4 for a file that is no certificate', async () => {
    const { text } = await certify(domino(8));
    const verdict = async (bytes: string | Buffer, name = 'dom.json') => {
      writeFileSync(at('broken'), bytes);
      return crosshatch(['verify', at(name), at('broken')]);
    };
    const empty = await verdict(text.replace(/^[ld].*\n/gm, ''));
    expect([empty.code, empty.err]).toEqual([6, expect.stringContaining('do not show it')]);
    expect((await verdict(text.replace(/^s.*\n/m, ''))).code).toBe(6);
    const cut = await verdict(text.slice(0, text.length / 2));
    expect([cut.code, cut.err]).toEqual([4, expect.stringContaining('has no end')]);
    const other = await verdict(text, 'two.json');
    expect([other.code, other.err]).toEqual([4, expect.stringContaining('of another puzzle')]);
    const packed = gzipSync(text);
    const torn = await verdict(packed.subarray(0, packed.length - 20));
    expect([torn.code, torn.err]).toEqual([4, expect.stringContaining('damaged or cut off')]);
    const endless = await verdict(
      gzipSync(`${text.split('\n', 2).join('\n')}\n${'1'.repeat(5e7)}`),
    );
    expect([endless.code, endless.err]).toEqual([4, expect.stringContaining('longer than')]);
    expect((await crosshatch(['verify', at('dom.json'), at('nowhere')])).code).toBe(4);
    expect((await crosshatch(['verify', '-', '-'])).code).toBe(4);
  });

  it('refuses several puzzles, other methods, and to write over the puzzle', async () => {
    const refused = async (...args: string[]) => {
      const { code, err } = await crosshatch(['solve', '--certificate', ...args]);
      expect(code).toBe(4);
      return err;
    };
    expect(await refused(at('x'), at('dom.json'), at('two.json'))).toContain('for one puzzle');
    expect(await refused(at('x'), '--method', 'sat', at('dom.json'))).toContain('--method');
    expect(await refused(at('two.json'), at('two.json'))).toContain('write over');
    symlinkSync(at('two.json'), at('symbolic'));
    linkSync(at('two.json'), at('hard'));
    expect(await refused(at('symbolic'), at('two.json'))).toContain('write over');
    expect(await refused(at('hard'), at('two.json'))).toContain('write over');
    mkdirSync(at('folder'));
    write(join('folder', 'only.json'), toJson(domino(3)));
    expect(await refused(at('folder/only.json'), at('folder'))).toContain('write over');
    expect(await refused('-', at('two.json'))).toContain('the name of a file');
    expect(existsSync(at('x'))).toBe(false);
    expect(JSON.parse(readFileSync(at('two.json'), 'utf8'))).toHaveProperty('rows');
    expect(await refused(join(folder, 'no', 'x'), at('dom.json'))).toContain('no such file');
  });

  it.runIf(existsSync('/dev/full'))('gives its answer when the disk is full', async () => {
    const full = await crosshatch(['solve', '--certificate', '/dev/full', at('two.json')]);
    expect(full.code).toBe(4);
    expect(full.err).toContain('/dev/full: the certificate cannot be written');
    expect(full.out).toContain('several solutions');
  });

  it.runIf(HAS_SIGNALS)('leaves a certificate of what it knows at Ctrl-C', async () => {
    const args = ['solve', '--certificate', at('i.gz'), at('hard.json')];
    expect((await interruptedAtWork(args, /[1-9]\d* conflicts/)).code).toBe(130);
    expect(gunzipSync(readFileSync(at('i.gz'))).toString()).toMatch(/\nend open\n$/);
  });

  it.runIf(HAS_SIGNALS)('stops a check at Ctrl-C', async () => {
    const { text } = await certify(domino(40), { limits: { conflicts: 1000 } });
    const clauses = text.replace(/^[^ld].*\n/gm, '');
    // The verifier accepts repeated clauses, because they still follow. Their number keeps the
    // verifier at work for minutes.
    writeFileSync(at('h'), text.replace('end', `${clauses.replace(/^d.*\n/gm, '').repeat(30)}end`));
    const args = ['verify', at('hard.json'), at('h')];
    const { code, err } = await interruptedAtWork(args, /[1-9]\d* clauses accepted/);
    expect([code, err]).toEqual([130, expect.stringContaining('the check was stopped')]);
  });
});
