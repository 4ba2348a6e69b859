import { describe, expect, it } from 'vitest';
import { detect, parsePuzzles } from '../detect.ts';

const CLUES = 'ROWS\n[ 1 1 ]\n[ 2 ]\nCOLUMNS\n[ 2 ]\n[ 1 ]\n[ 1 ]\n';

describe('picross', () => {
  it('has several grids, with names and comments', () => {
    const text = `# by Nobody\n# license CC0\n# source: a test\n# two rows\nGRID "Two" (small)\n${CLUES}\n# the second\nGRID\nCOLUMNS\n[ ]\n[ 1 ]\nROWS\n[1]\n# the end\n`;
    expect(detect(text)?.id).toBe('picross');
    const puzzles = parsePuzzles(text).map((each) => (each.ok ? each.value : undefined));
    expect(puzzles.map((puzzle) => puzzle?.meta)).toEqual([
      {
        ...{ title: '"Two" (small)', author: 'Nobody', licence: 'CC0' },
        ...{ source: 'a test', description: 'two rows' },
      },
      { description: 'the second\nthe end' },
    ]);
    expect(puzzles[1]?.columns).toEqual([[], [{ length: 1, colour: 1 }]]);
  });

  it('takes words that only begin like others for words', () => {
    const [outcome] = parsePuzzles(`# bystanders\n# by\n# copyright: me\nGRID\n${CLUES}`);
    expect(outcome).toMatchObject({
      value: { meta: { description: 'bystanders\nby', copyright: 'me' } },
    });
  });

  it.each([
    [`GRID\nROWS\n[ 1 ]\n`, 'missing-section', 1],
    [`GRID\n${CLUES}BEAF\n`, 'stray-clue', 9],
    [`[ 1 ]\nGRID\n${CLUES}`, 'stray-clue', 1],
    [`GRID\nROWS\n[ 1 x ]\nCOLUMNS\n[ 1 ]\n`, 'bad-number', 3],
    [`GRID\nROWS\n[ 2 ]\nCOLUMNS\n[ 1 ]\n`, 'clue-too-long', 3],
  ])('is refused with the place: %j', (text, code, line) => {
    const [outcome] = parsePuzzles(text);
    expect(outcome.ok ? {} : outcome.problems[0]).toMatchObject({ code, line });
  });

  it('is read up to so many grids', () => {
    const text = `GRID\n${CLUES}`.repeat(3);
    expect(parsePuzzles(text)).toHaveLength(3);
    expect(parsePuzzles(text, undefined, { mostPuzzles: 2 })).toMatchObject([
      { problems: [{ code: 'several-puzzles' }] },
    ]);
  });
});
