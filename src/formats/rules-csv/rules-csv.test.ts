import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import type { ExactPuzzle } from '../../puzzle/puzzle.ts';
import { detect, parsePuzzles } from '../index.ts';
import { type CodeTree, codeTree } from './code-tree.ts';
import { readRulesString } from './read-rules.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function codeOf(number: number, tree: CodeTree): string | undefined {
  if (typeof tree === 'number') return tree === number ? '' : undefined;
  for (const bit of [0, 1]) {
    const rest = codeOf(number, tree[bit]);
    if (rest !== undefined) return `${bit}${rest}`;
  }
  return undefined;
}

function sizeCode(size: number): string {
  const bits = (size + 16).toString(2);
  return '0'.repeat(bits.length - 5) + bits;
}

function clueCode(clue: ExactPuzzle['rows'][number], size: number): string {
  const painted = clue.reduce((sum, { length }) => sum + length, 0);
  let bits = codeOf(painted, codeTree(size));
  let left = painted;
  for (const { length } of clue.slice(0, size - painted)) {
    bits += codeOf(length - 1, codeTree(left - 1)) ?? '';
    left -= length;
  }
  return bits ?? '';
}

function stringOf({ width, height, rows, columns }: ExactPuzzle): string {
  const clues = [
    ...rows.map((clue) => clueCode(clue, width)),
    ...columns.map((clue) => clueCode(clue, height)),
  ];
  const bits = sizeCode(width) + sizeCode(height) + clues.join('');
  const digits = bits.match(/.{1,6}/g) ?? [];
  return `R${digits.map((each) => DIGITS[Number.parseInt(each.padEnd(6, '0'), 2)]).join('')}`;
}

const random = makeRandom(19);
const PUZZLES = Array.from({ length: 60 }, () =>
  randomPuzzle(random, 1 + random.below(40), 1 + random.below(40), 1, 0.5),
);
const STRING = stringOf(randomPuzzle(makeRandom(1), 5, 4, 1, 0.5));

describe('a list of strings of clues', () => {
  it('gives the clues that were written', () => {
    for (const puzzle of PUZZLES) {
      const { rows, columns } = puzzle;
      expect(readRulesString(stringOf(puzzle), new Map())).toEqual({ rows, columns });
    }
  });

  it('has texts, comments, fields in quotation marks and other columns', () => {
    const text = `# by nobody\n\nName,rules,license,level\n'#',${STRING},CC0,3\n",",${STRING} # easy\n`;
    expect(detect(text)?.id).toBe('rules-csv');
    const [hash, comma] = parsePuzzles(text);
    expect(hash).toMatchObject({
      ok: true,
      value: {
        meta: { title: '#', licence: 'CC0', notes: 'by nobody\neasy' },
        otherProperties: ['level 3'],
      },
    });
    expect(comma).toMatchObject({ ok: true, value: { width: 5, height: 4, meta: { title: ',' } } });
  });

  it.each([
    [`name,rules\nA,${STRING}\nB,\n`, 'bad-clues', 3],
    [`name,rules\nA,${STRING.slice(0, -2)}\n`, 'bad-clues', 2],
    [`name,rules\nA,${STRING}AA\n`, 'bad-clues', 2],
    [`name,rules\nA,B${STRING.slice(1)}\n`, 'bad-clues', 2],
    ['name,rules\nA,RAAAAAAAA\n', 'bad-clues', 2],
    ['name,rules\n', 'no-puzzle', 1],
  ])('is refused with the place: %j', (text, code, line) => {
    const problems = parsePuzzles(text).flatMap((each) => (each.ok ? [] : each.problems));
    expect(problems).toMatchObject([{ code, line, column: 1 }]);
  });
});
