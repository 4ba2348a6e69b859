// Tests that functions of src and web take at most four parameters, except the functions of
// `KERNELS`. A reader of a call could not tell more arguments apart. A function takes further
// values in an object.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow, MODULE, ROOT } from './source-files.ts';

const MOST = 4;

/**
 * Functions of hot loops, in which an object for each call would cost time. These functions may
 * have five parameters.
 */
const KERNELS: Readonly<Record<string, string>> = {
  'src/engine/line-kernel/kernel.ts listStarts': 'writes into a part of one list, block by block',
  'src/methods/count-arrangements.ts firstFit': 'goes on from any block of any arrangement',
  'src/methods/flow/climb.ts gain': 'is called for every switch',
  'src/methods/flow/climb.ts takeSwitch': 'takes what gain was asked about',
  'src/methods/probing/grids.ts addCommon': 'works on three grids of one array',
  'src/methods/probing/grids.ts isValue': 'reads one bit',
  'src/methods/probing/grids.ts setValue': 'sets two bits',
  'src/methods/probing/line-cache.ts entryOf': 'reads the words of a line where they stand',
  'src/methods/probing/line-cache.ts hashOf': 'reads the words of a line where they stand',
  'src/methods/probing/line-cache.ts keep': 'writes the words of a line where they stand',
  'src/methods/reinforcement/features.ts guessFeatures': 'is called for every cell and colour',
};

interface Signature {
  readonly name: string;
  readonly parameters: number;
}

/** Returns every function and method of a source text that has more parameters than `most`. */
function longSignatures(text: string, most: number): Signature[] {
  const found: Signature[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.parameters.length > most) {
      const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : node);
      const name = named === node ? 'a function without a name' : named.getText();
      found.push({ name, parameters: node.parameters.length });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true));
  return found;
}

describe('positional arguments', () => {
  const long = filesBelow(['src', 'web'], MODULE).flatMap((path) =>
    longSignatures(readFileSync(join(ROOT, path), 'utf8'), MOST).map(({ name, parameters }) => ({
      place: `${path} ${name}`,
      parameters,
    })),
  );

  it('are at most four, but for kernels', () => {
    const wrong = long.filter(({ place }) => !(place in KERNELS));
    expect(wrong).toEqual([]);
  });

  it('are at most five in a kernel', () => {
    expect(long.filter(({ parameters }) => parameters > MOST + 1)).toEqual([]);
  });

  it('are more than four in every kernel that is listed', () => {
    const places = long.map(({ place }) => place);
    expect(Object.keys(KERNELS).filter((place) => !places.includes(place))).toEqual([]);
  });
});

it('counts the parameters of every kind of function', () => {
  const text = `
function plain(a, b, c) {}
const arrow = (a, { b }, [c]) => a;
class Kind { method(a, b, ...c) {} }
interface Shape { call(a: 1, b: 2, c: 3): void }
function short(a, b) {}
run((a, b, c) => a);`;
  expect(longSignatures(text, 2).map(({ name }) => name)).toEqual([
    'plain',
    'arrow',
    'method',
    'call',
    'a function without a name',
  ]);
});
