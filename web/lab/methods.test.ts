import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { METHOD_IDS } from '../../src/methods/index.ts';
import { clueOfLengths } from '../../src/puzzle/clue.ts';
import { BLACK_AND_WHITE } from '../../src/puzzle/palette.ts';
import { DEFAULT_LIMITS } from '../../src/server/limits.ts';
import { puzzleOf } from '../../test/boards.ts';
import en from '../messages/en/lab.json';
import {
  defaultChoices,
  doubtOf,
  lacksThreads,
  METHODS,
  methodById,
  placeOf,
  REACH,
  SERVER_SECONDS,
} from './methods.ts';

describe('the methods of the Lab', () => {
  it('are those of the registry', () => {
    expect(METHODS.map(({ id }) => id)).toEqual(METHOD_IDS);
  });

  it('reach as far as their description says', () => {
    const rows = readFileSync('docs/methods.md', 'utf8').matchAll(/^\| `(\w+)` .* (\d+)x\d+ \|$/gm);
    const told = Object.fromEntries([...rows].map(([, id, side]) => [id, Number(side)]));
    expect(REACH).toEqual(told);
  });

  it('get the seconds that a server gives', () => {
    expect(SERVER_SECONDS).toBe(DEFAULT_LIMITS.seconds);
  });

  it('begin with the first value of each option', () => {
    const sat = methodById('sat');
    expect(sat && defaultChoices(sat)).toEqual({ encoding: 'order' });
  });
});

describe('placeOf', () => {
  it('lets Z3 run in pages that may have threads, and MiniZinc nowhere but on the server', () => {
    const places = (isIsolated: boolean) =>
      (['sat', 'smt', 'minizinc'] as const).map((id) => placeOf(id, isIsolated));
    expect(places(true)).toEqual(['page', 'page-with-threads', 'server']);
    expect(places(false)).toEqual(['page', 'server', 'server']);
  });

  it('tells what runs on the server for want of threads', () => {
    expect(METHODS.map(({ id }) => id).filter(lacksThreads)).toEqual(['smt']);
  });
});

describe('doubtOf', () => {
  const lines = (count: number) => Array.from({ length: count }, () => clueOfLengths([1]));
  const square = (side: number) =>
    puzzleOf({ rows: lines(side), columns: lines(side), palette: BLACK_AND_WHITE });
  const flow = methodById('flow');

  it('is about size and colours', () => {
    if (flow === undefined) throw new Error('there is no flow');
    expect(doubtOf(flow, square(25))).toBeUndefined();
    expect(doubtOf(flow, square(26))).toBe('too-large');
    const coloured = { ...square(5), palette: [...BLACK_AND_WHITE, BLACK_AND_WHITE[1]] };
    expect(doubtOf(flow, coloured)).toBe('no-colour');
  });

  it('is about given cells, blotted blocks and unknown lines', () => {
    const [sat, genetic] = [methodById('sat'), methodById('genetic')];
    if (sat === undefined || genetic === undefined) throw new Error('a method is missing');
    const cells = new Int32Array(9).fill(3).fill(1, 0, 1);
    const given = { ...square(3), given: { width: 3, height: 3, cells } };
    const blotted = { ...square(3), rows: [[{ length: null, colour: 1 }], ...lines(2)] };
    const unknown = { ...square(3), columns: [...lines(2), null] };
    expect([given, blotted, unknown].map((puzzle) => doubtOf(sat, puzzle))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const choosy = { ...genetic, given: false };
    expect([given, blotted, unknown].map((puzzle) => doubtOf(choosy, puzzle))).toEqual([
      'no-given',
      'no-inexact',
      'no-inexact',
    ]);
  });
});

describe('every method', () => {
  it.each(METHODS)('$id has words for each of its options', ({ id, options }) => {
    const missing = options.filter(({ name }) => !(`lab.option.${id}.${name}` in en));
    expect(missing).toEqual([]);
  });

  it.each([
    ['probing', 'probing'],
    ['probing', 'choose'],
    ['reinforcement', 'picker'],
    ['smt', 'form'],
  ] as const)('%s tells every value of %s', (id, name) => {
    const option = methodById(id)?.options.find((each) => each.name === name);
    if (option === undefined) throw new Error('there is no such option');
    const words = en[`lab.option.${id}.${name}` as keyof typeof en];
    for (const value of option.values) expect(words).toMatch(new RegExp(`\\b${value}\\b`));
  });

  it.each(METHODS)('$id has words for what its work is counted in', ({ work }) => {
    expect(Object.keys(en)).toContain(`lab.work.${work}`);
  });
});
