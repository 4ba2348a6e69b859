import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clueOfLengths } from '../puzzle/clue.ts';
import { writeRows } from '../puzzle/grid-text.ts';
import type { Problem } from '../puzzle/problem.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import {
  detect,
  FORMATS,
  formatByExtension,
  formatById,
  formatOfFile,
  parsePuzzles,
} from './detect.ts';
import { json } from './json/json.ts';
import { MAX_LINES, MAX_TEXT } from './text/text-lines.ts';

function read(text: string): Puzzle {
  const [outcome] = parsePuzzles(text);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.value;
}

function problems(text: string): readonly Problem[] {
  return parsePuzzles(text).flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
}

function lengths(puzzle: Puzzle) {
  const of = (clues: Puzzle['rows']) => clues.map((clue) => clue?.map((block) => block.length));
  return { rows: of(puzzle.rows), columns: of(puzzle.columns) };
}

const DANCER = {
  rows: [[2], [2, 1], [1, 1], [3], [1, 1], [1, 1], [2], [1, 1], [1, 2], [2]],
  columns: [[2, 1], [2, 1, 3], [7], [1, 3], [2, 1]],
};

describe('non', () => {
  const text = readFileSync('puzzles/dancer.non', 'utf8');

  it('reads a file with title and goal', () => {
    const puzzle = read(text);
    expect(lengths(puzzle)).toEqual(DANCER);
    expect(puzzle.meta).toMatchObject({
      title: 'Dancer',
      author: 'Jan Wolter',
      licence: 'CC-BY-3.0',
    });
    expect(puzzle.goal && writeRows(puzzle.goal, puzzle.palette)[0]).toBe('.##..');
  });

  it('takes `rows 10` for a size, and blank lines for nothing when the clues are all there', () => {
    expect(lengths(read('rows 2\ncolumns 2\nrows\n2\n\n1\n\ncolumns\n2\n1\n'))).toEqual({
      rows: [[2], [1]],
      columns: [[2], [1]],
    });
  });

  it('loses no clue to blank lines', () => {
    const [problem] = problems('width 1\nheight 3\nrows\n\n\n\n1\n1\ncolumns\n2\n');
    expect(problem).toMatchObject({ code: 'wrong-line-count' });
  });

  it('takes headings with a colon', () => {
    expect(lengths(read('Rows:\n2\n1\n\nColumns:\n2\n1\n'))).toEqual({
      rows: [[2], [1]],
      columns: [[2], [1]],
    });
    expect(read('width: 2\nheight: 1\nrows\n1\ncolumns\n1\n0\n').width).toBe(2);
  });

  it('takes blank lines for empty clues when clues are missing', () => {
    const puzzle = read('width 2\nheight 3\nrows\n1\n\n1\ncolumns\n1,1\n0\n');
    expect(lengths(puzzle)).toEqual({ rows: [[1], [], [1]], columns: [[1, 1], []] });
  });

  it('reads a goal over several lines, quoted or not, and pads a short one', () => {
    const clues = 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\n';
    for (const goal of ['"11\n10"', '11\n10', '1 1 1']) {
      const { goal: grid, palette } = read(`${clues}goal ${goal}\n`);
      expect(grid && writeRows(grid, palette)).toEqual(['##', '#.']);
    }
  });

  it('ends a quoted goal at its closing quote, whatever comes after it', () => {
    const puzzle = read('width 2\nheight 2\ngoal "1110" 1\nrows\n2\n1\ncolumns\n2\n1\n');
    expect(puzzle.goal && writeRows(puzzle.goal, puzzle.palette)).toEqual(['##', '#.']);
  });

  it.each(['"1?\n10"', '"????"', '1?\n10', '11\n?0', '11\n  ?0'])(
    'leaves out the goal %j, which has unknown cells',
    (goal) => {
      const puzzle = read(`width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n1\ngoal ${goal}\n`);
      expect(puzzle.goal).toBeUndefined();
    },
  );

  it('reads colours, and numbers without a letter as black', () => {
    const { palette, rows } = read('color r #f00\nrows\n1r,1\ncolumns\n1r\n1\n');
    expect(palette.map((colour) => colour.name)).toEqual(['white', 'red', 'black']);
    expect(rows).toEqual([
      [
        { length: 1, colour: 1 },
        { length: 1, colour: 2 },
      ],
    ]);
  });

  it('keeps the letters of the file', () => {
    const puzzle = read('color b #f00\ncolor a #00f\nrows\n1b,1a\ncolumns\n1b\n1a\ngoal "ba"\n');
    expect(puzzle.palette.map(({ symbol, name }) => symbol + name)).toEqual([
      '.white',
      'bred',
      'ablue',
    ]);
    expect(puzzle.goal && writeRows(puzzle.goal, puzzle.palette)).toEqual(['ba']);
  });

  it('reads several puzzles, right and wrong ones', () => {
    const one = 'rows\n1\ncolumns\n1\n';
    const outcomes = parsePuzzles(`${one}====\nrows\nx\ncolumns\n1\n====\n${one}`);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  it.each([
    'title "A"',
    'title',
    "by'me'",
    'license CC-BY-3.0',
    'difficulty 3',
    'solver: pbnsolve',
    'created-by me',
    'note ""',
    'WIDTH 2',
  ])('ends a section at the property %j, known or not', (property) => {
    const puzzle = read(`rows\n2\n1\n${property}\n\ncolumns\n2\n1\n${property}\n`);
    expect(lengths(puzzle)).toEqual({ rows: [[2], [1]], columns: [[2], [1]] });
  });

  it.each(['x', 'x 1', 'x,1', 'ab,1', 'a1', 'One', 'one:', 'l l'])(
    'takes %j in a section for a wrong clue',
    (clue) => {
      const found = problems(`width 3\nheight 2\nrows\n1,1\n${clue}\n\ncolumns\n1\n0\n1\n`);
      expect(found).toMatchObject([{ code: 'bad-number', line: 5, column: 1, where: { row: 2 } }]);
      expect(found[0].message).toContain(`"${clue.split(/[ ,]/)[0]}" is not a block`);
    },
  );

  it('resolves quotes and character references', () => {
    const title = '&quot;A&#233; &amp; B&Eacute;&copy; &no;&amp;lt; &copy';
    const { meta } = read(`title '${title}'\nrows\n1\ncolumns\n1\n`);
    expect(meta.title).toBe('"Aé & BÉ© &no;&lt; &copy');
  });

  it.each([
    ['rows\n2\n3\ncolumns\n2\n1\n', 'clue-too-long', 3, 1, { row: 2 }, 'row 2 needs 3 cells'],
    ['rows\n2\n1,\u00a0x\ncolumns\n2\n1\n', 'bad-number', 3, 4, { row: 2 }, '"x" is not a block'],
    ['rows\n2\n1\n', 'missing-section', 1, 1, undefined, 'no section columns'],
    [
      'width 3\nrows\n2\n1\ncolumns\n2\n1\n',
      'wrong-line-count',
      3,
      1,
      undefined,
      'expected 3 column clues, found 2: 1 missing',
    ],
    [
      'rows\n2\n1\ncolumns\n1\n1\n',
      'sums-differ',
      2,
      1,
      undefined,
      'the rows add up to 3, the columns to 2',
    ],
    ['width x\nrows\n1\ncolumns\n1\n', 'bad-number', 1, 1, undefined, 'whole number as the width'],
    ['3,1\nrows\n1\ncolumns\n1\n', 'stray-clue', 1, 1, undefined, 'outside a section'],
    ['rows\n1\ncolumns\n1\ngoal "111"\n', 'goal-size', 5, 1, undefined, 'the goal has 3 cells'],
    [
      'color a red\nrows\n1b\ncolumns\n1a\n',
      'unknown-colour',
      3,
      1,
      { row: 1 },
      'one of the letters a',
    ],
    [
      'width 99999\nheight 99999\nrows\n1\ncolumns\n1\n',
      'too-large',
      4,
      1,
      undefined,
      'at most 5000',
    ],
  ])('refuses %j with %s', (text, code, line, column, where, message) => {
    const [problem] = problems(text);
    expect(problem).toMatchObject({ code });
    expect(problem.message).toContain(message);
    expect([problem.line, problem.column, problem.where]).toEqual([line, column, where]);
  });
});

describe('ampl', () => {
  const article = readFileSync('test/fixtures/article.dat', 'utf8');
  const ours =
    'param rows := 1; param columns := 2;\nparam row_block : 1 := 1 1;\nparam column_block : 1 := 1 1 2 .;\n';

  it("reads the article's data", () => {
    const puzzle = read(article);
    expect(detect(article)?.id).toBe('ampl-article');
    expect([puzzle.width, puzzle.height]).toEqual([20, 20]);
    expect(puzzle.rows[6]).toEqual(clueOfLengths([1, 1, 1, 2, 2, 1, 1, 1]));
    expect(puzzle.columns[15]).toEqual(clueOfLengths([14, 5]));
  });

  it("reads GLPK's names, comments, and lines in any order; missing ones are empty", () => {
    const text =
      'data;\nparam m := 3; # rows\nparam n := 2;\nparam row : 1 2 := 3 2 . /* last\nfirst */ 1 1 0;\n' +
      'param col : 1 2 :=\n 1 1 1\n 2 1 .;\nend;\n';
    expect(lengths(read(text))).toEqual({ rows: [[1], [], [2]], columns: [[1, 1], [1]] });
  });

  it.each([
    [article.replace('3    4 4 . .', '3    4 . 4 .'), 'hole-in-clue', 8, { row: 3, block: 2 }],
    [article.replace('12 . . .', '12 x . .'), 'bad-number', 6, { row: 1 }],
    [article.replace('param columnas := 20;', ''), 'missing-parameter', 1, undefined],
    [article.replace('param columnas := 20', 'param columnas := many'), 'bad-number', 3, undefined],
    [article.replace(/;\s*$/, ''), 'missing-semicolon', 27, undefined],
    [article.replace(' 2   14 .', ' 1   14 .'), 'bad-index', 7, undefined],
    [
      'param m := 1; param n := 1; param row : 1 := 1 1; param col := 1 1;',
      'bad-table',
      1,
      undefined,
    ],
    [`${ours}param given :=\n 1 3 1;`, 'bad-list', 5, undefined],
    [`${ours}param given :=\n 1 2 2;`, 'bad-list', 5, undefined],
    [`${ours}param given :=\n 1 x 1;`, 'bad-list', 5, undefined],
    [`${ours}param given :=\n 1 2;`, 'bad-list', 4, undefined],
    [`${ours}param row_blot :=\n 1 2 1;`, 'bad-list', 5, undefined],
    [`${ours}param column_unknown :=\n 3 1;`, 'bad-list', 5, undefined],
  ])('refuses data %#', (text, code, line, where) => {
    const [problem] = problems(text);
    expect(problem).toMatchObject({ code, line });
    expect(problem.where).toEqual(where);
  });
});

describe('json', () => {
  it('reads numbers, strings of numbers and both names of the columns', () => {
    const both = [[2], [1]];
    for (const text of [
      '{"rows":[[2],[1]],"cols":[[2],[1]]}',
      '{"rows":["2","1"],"columns":["2","1"],"width":2,"height":2}',
      '[{"rows":[["2"],[1,0]],"cols":["2, 0",[1]]}]',
    ]) {
      expect(lengths(read(text))).toEqual({ rows: both, columns: both });
    }
  });

  it('reads colours', () => {
    const clues = '"rows":[["1r","1g"]],"cols":[["1r"],["1g"]]';
    for (const palette of [
      '{"r":"red","g":"#008000"}',
      '[{"symbol":".","rgb":"#fff"},{"symbol":"r","rgb":"#f00"},{"symbol":"g","name":"leaf","rgb":"#008000"}]',
    ]) {
      const { palette: read_, rows } = read(`{"palette":${palette},${clues}}`);
      expect(read_.map((colour) => colour.rgb)).toEqual(['#ffffff', '#ff0000', '#008000']);
      expect(rows[0]).toEqual([
        { length: 1, colour: 1 },
        { length: 1, colour: 2 },
      ]);
    }
  });

  it('reads the shapes of other programs', () => {
    const clues = { rows: [[2], [1]], columns: [[2], [1]] };
    expect(lengths(read('{"ver":[[2],[1]],"hor":[[2],[1]]}'))).toEqual(clues);
    const nested = '{"version":1,"puzzle":{"size":2,"rowClues":[[2],[1]],"colClues":[[2],[1]]}}';
    expect(lengths(read(nested))).toEqual(clues);
    for (const columns of ['colHints', 'columnHints'])
      expect(lengths(read(`{"rowHints":[[2],[1]],"${columns}":[[2],[1]]}`))).toEqual(clues);
    for (const image of ['["##","# "]', '"##\\n# "']) {
      const puzzle = read(`{"image":${image},"source":"a test"}`);
      expect([lengths(puzzle), puzzle.meta.source]).toEqual([clues, 'a test']);
    }
    const game = read('{"rows":[[2],[1]],"columns":[[2],[1]],"content":[1,0,0,-1]}');
    expect(game.saved?.map(({ cells }) => [...cells])).toEqual([[2, 3, 3, 1]]);
  });

  it.each([
    ['{"image":[".#.","###",".#."]}', ['.#.', '###', '.#.']],
    ['{"image":["##.","..#"]}', ['##.', '..#']],
    ['{"image":["010","111"]}', ['.#.', '###']],
    ['{"image":["x x","xxx"]}', ['#.#', '###']],
    ['[[0,1,0],[1,1,1]]', ['.#.', '###']],
    ['["#.","##"]', ['#.', '##']],
    ['{"image":[[0,1],[1,1]]}', ['.#', '##']],
    ['{"grid":[[false,true]]}', ['.#']],
    ['{"goal":["#.","##"]}', ['#.', '##']],
    ['{"palette":{"a":"red","b":"blue"},"goal":["a.","0b"]}', ['a.', '.b']],
    ['{"rows":[[1],[2]],"cols":[[2],[1]],"solution":["1 ","11"]}', ['#.', '##']],
  ])('reads the cells of %s', (text, rows) => {
    const { goal, palette } = read(text);
    expect(goal && writeRows(goal, palette)).toEqual(rows);
  });

  it('reads any picture that it draws with other signs', () => {
    const picture = fc.integer({ min: 1, max: 6 }).chain((width) =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 6,
      }),
    );
    const signs = fc.constantFrom(['.', '#'], [' ', 'x'], ['0', '1'], ['.', 'X']);
    const property = fc.property(picture, signs, (cells, [empty, filled]) => {
      // Without a filled cell, nothing tells which sign is the other one.
      fc.pre(cells.flat().some(Boolean));
      const rows = cells.map((row) => row.map((cell) => (cell ? filled : empty)).join(''));
      const { goal, palette } = read(JSON.stringify({ image: rows }));
      const drawn = cells.map((row) => row.map((cell) => (cell ? '#' : '.')).join(''));
      expect(goal && writeRows(goal, palette)).toEqual(drawn);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it.each([
    ['{"row_clues":[[1]],"column_clues":[[1]]}', {}],
    ['{"Rows":[[1]],"Columns":[[1]],"Name":"T","By":"x"}', { title: 'T', author: 'x' }],
    ['{"title":"T","clues":{"rows":[[1]],"columns":[[1]]}}', { title: 'T' }],
    ['{"rows":1,"columns":1,"rowClues":[[1]],"col_clues":[[1]]}', {}],
  ])('reads the names of %s', (text, meta) => {
    const puzzle = read(text);
    expect([puzzle.width, puzzle.height, puzzle.meta]).toEqual([1, 1, meta]);
  });

  it.each([
    '"colors":2',
    '"colours":["#fff","#000"]',
    '"solution":[]',
    '"solution":"1"',
    '"grid":["??","??"]',
    '"grid":[[0,0],[0,0]]',
    '"image":["###","###"]',
  ])('leaves out %s beside clues, and names it', (part) => {
    const [outcome] = parsePuzzles(`{"rows":[[2],[1]],"cols":[[2],[1]],${part}}`);
    expect(outcome).toMatchObject({ ok: true, remarks: [{ code: 'not-read' }] });
    if (outcome.ok) expect(outcome.value.goal).toBeUndefined();
  });

  it('reads a whole puzzle within an object, whatever stands outside', () => {
    const inner = '"puzzle":{"rows":[[1]],"cols":[[1]]}';
    const outer = ['"saved":true', '"width":600', '"palette":"dark"', '"clues":"easy"'];
    for (const part of outer) {
      const [outcome] = parsePuzzles(`{${part},"title":"T",${inner}}`);
      expect(outcome).toMatchObject({
        ok: true,
        value: { width: 1, meta: { title: 'T' } },
        remarks: [{ code: 'not-read' }],
      });
    }
    expect(read('{"puzzle":"Cat","clues":{"rows":[[1]],"cols":[[1]]}}').width).toBe(1);
  });

  it('names the keys that it does not read, with their places', () => {
    const clues = '"rows":[[1]],"cols":[[1]]';
    const text = `[{${clues},"level":3,\n"grid":{"a":1}},{${clues},"title":{"en":"T"}}]`;
    const outcomes = parsePuzzles(text);
    const told = outcomes.map((each) => each.remarks?.map(({ line, message }) => [line, message]));
    expect(told).toEqual([
      [
        [1, 'the key "level" is not read'],
        [2, 'the key "grid" is not read'],
      ],
      [[2, 'the key "title" is not read']],
    ]);
    expect(parsePuzzles(`{${clues},"title":"T"}`)[0].remarks).toBeUndefined();
  });

  it('names the keys that it found where clues are missing', () => {
    const [problem] = problems('{"lines":[[1]],"cols":[[1]]}');
    expect(problem.message).toMatch(/^rows is missing: .*found the keys cols, lines$/);
  });

  it('goes on after a first line that is wrong', () => {
    const outcomes = parsePuzzles('{"rows":[[1]],\n{"rows":[[1]],"cols":[[1]]}\n');
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  });

  it('reads JSON lines, and names the line that is wrong', () => {
    const line = '{"id":7,"rows":[[1]],"cols":[[1]]}';
    const outcomes = parsePuzzles(`${line}\n{"rows":[[1]],\n${line}\n`);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(outcomes[0].ok && outcomes[0].value.meta.id).toBe('7');
    expect(outcomes[1]).toMatchObject({ problems: [{ code: 'bad-json', line: 2 }] });
  });

  it.each([
    ['{"rows":[[2],\n[3]],"cols":[[2],[1]]}', 'clue-too-long', 2, 1, { row: 2 }],
    ['{"rows":[[2],[1]],"cols":[[2],\n  [1, "x"]]}', 'bad-number', 2, 7, { column: 2, block: 2 }],
    ['{"rows":[[2],[1.5]],"cols":[[2],[1]]}', 'bad-number', 1, 15, { row: 2, block: 1 }],
    ['{"rows":[[2],[null]],"cols":[[2],[1]]}', 'bad-shape', 1, 15, { row: 2, block: 1 }],
    ['{"rows":[[2],5],"cols":[[2],[1]]}', 'bad-shape', 1, 14, { row: 2 }],
    ['{"rows":[[2]]}', 'bad-shape', 1, 1, undefined],
    ['{"rows":[[2],[1]],"cols":[[2],[1]],"width":"2"}', 'bad-number', 1, 44, undefined],
    ['{"rows":[[1]],"cols":[[1]],"goal":["x"]}', 'unknown-symbol', 1, 35, { row: 1 }],
    ['{"rows":[[1]],"cols":[[1]]', 'bad-json', 1, 27, undefined],
    ['[]', 'no-puzzle', 1, 1, undefined],
    ['{"image":5}', 'bad-shape', 1, 10, undefined],
    ['{"image":["##","#"]}', 'ragged-grid', 1, 16, { row: 2 }],
    ['{"image":["##a"]}', 'unknown-symbol', 1, 11, { row: 1 }],
    ['{"goal":["?#"]}', 'unknown-symbol', 1, 9, undefined],
    ['{"rows":[[1]],"cols":[[1]],"content":[2]}', 'bad-shape', 1, 38, undefined],
    ['{"rows":[[1]],"cols":[[1]],"content":[1,1]}', 'saved-size', 1, 1, undefined],
  ])('refuses %s', (text, code, line, column, where) => {
    const [problem] = problems(text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.where).toEqual(where);
  });

  it.each(['\n', '\r\n', '\r'])('says where it is wrong after lines that end with %j', (end) => {
    const lines = ['{', '"rows": [[1]],', '"cols": x}'];
    expect(problems(lines.join(end))).toMatchObject([{ code: 'bad-json', line: 3, column: 9 }]);
  });

  it.each([
    ['{"rows":[[2],[1]],"cols":[[2]', 'it ends too early'],
    ['{"rows":["2","1"],"cols":["2', 'it ends too early'],
    ['{"rows":[[2],[1]],"cols":[[2]}x', 'unexpected "}x"'],
    ['{"rows":[[2],[1]]}x', 'unexpected "x"'],
    ['{"rows":[[2],[1]],}', 'there is a comma too many before "}"'],
    ['{"rows":[[2],[1,]]}', 'there is a comma too many before "]"'],
  ])('says of %s what is wrong with it as JSON', (text, reason) => {
    expect(problems(text)[0].message).toBe(`this is not JSON: ${reason}`);
  });
});

describe('webpbn', () => {
  const colours = '<color name="white" char=".">FFF</color><color name="red" char="r">f00</color>';
  const xml = (body: string, attributes = '') =>
    `<?xml version="1.0"?>\n<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">\n<puzzleset><puzzle ${attributes}>${body}</puzzle></puzzleset>`;
  const one =
    '<clues type="columns"><line><count>1</count></line></clues><clues type="rows"><line><count>1</count></line></clues>';

  it('resolves the entities of HTML, and names others', () => {
    const title = (text: string) => xml(`<title>${text}</title>${colours}${one}`);
    expect(read(title('&copy; &ouml; &lt;')).meta.title).toBe('© ö <');
    expect(problems(title('&copy; &nosuch;'))[0].message).toContain('"&nosuch;"');
  });

  it('reads clues in the default colour', () => {
    const puzzle = read(xml(`<title> A &amp; B </title>${colours}${one}`, 'defaultcolor="red"'));
    expect(puzzle.meta.title).toBe('A & B');
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#ff0000']);
    expect(puzzle.rows).toEqual([[{ length: 1, colour: 1 }]]);
  });

  it('reads notes, of which some hold what has no element', () => {
    const notes = ['published,definitely unique', 'license: CC0', ' date: 2004-03-16 ', 'second'];
    const { meta } = read(
      xml(
        `<authorid>jan</authorid>${notes.map((note) => `<note>${note}</note>`).join('')}${one}` +
          '<solution type="saved"><note>of a grid</note></solution>',
      ),
    );
    expect(meta).toEqual({
      authorId: 'jan',
      licence: 'CC0',
      date: '2004-03-16',
      notes: 'published,definitely unique\nsecond',
    });
  });

  it('does not take notes for a licence after writing them', () => {
    const meta = { notes: 'license: none\ndate: never' };
    const written = formatById('webpbn')?.write?.({ ...read(xml(one)), meta });
    expect(written?.ok && read(written.value).meta).toEqual(meta);
  });

  it('makes the clues from the goal when there are none', () => {
    const puzzle = read(xml('<solution><image>|X.|\n|XX|</image></solution>'));
    expect(lengths(puzzle)).toEqual({ rows: [[1], [2]], columns: [[2], [1]] });
  });

  it.each([
    ['clues', one.replace(/<line>.*?<\/line>/, (line) => line.repeat(20_000)), 'too-large'],
    [
      'blocks',
      one.replace(/<count>.*?<\/count>/, (block) => block.repeat(20_000)),
      'clue-too-long',
    ],
  ])('keeps no more %s than a puzzle can have', (_, body, code) => {
    const [problem] = problems(xml(body));
    expect(problem).toMatchObject({ code });
    expect(problem.message).toContain('5001');
  });

  it('reads several puzzles', () => {
    expect(
      parsePuzzles(`<puzzleset><puzzle>${one}</puzzle><puzzle>${one}</puzzle></puzzleset>`),
    ).toHaveLength(2);
  });

  it.each([
    [xml(one, 'type="triddler"'), 'unsupported-type'],
    [xml(`${one}<solution><image>|X.|X|</image></solution>`), 'ragged-grid'],
    [xml(`${one}<solution><image>|${'X'.repeat(5001)}|</image></solution>`), 'too-large'],
    [
      xml(`${one}<solution><image>${`|${'X'.repeat(5000)}`.repeat(801)}|</image></solution>`),
      'too-large',
    ],
    [xml(one.replace('>1<', '>-1<')), 'bad-number'],
    [xml(one.replace('<count>', '<count color="blue">')), 'bad-number'],
    [xml(one.replace('type="rows"', 'type="diagonals"')), 'bad-clues'],
    [xml(one.slice(0, 70)), 'bad-xml'],
    [
      '<!DOCTYPE pbn [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><puzzle><title>&b;</title></puzzle>',
      'bad-xml',
    ],
    ['<puzzleset></puzzleset>', 'no-puzzle'],
    [xml('<clues type="rows"><line><count>1</count></line></clues>'), 'missing-section'],
  ])('refuses %#', (text, code) => {
    expect(problems(text).map((problem) => problem.code)).toContain(code);
    expect(problems(text)[0]).toMatchObject({
      line: expect.any(Number),
      column: expect.any(Number),
    });
  });
});

describe('nin', () => {
  it('reads width first, and height first where only that makes sense', () => {
    const rows = [[3], [1]];
    const columns = [[2], [1], [1]];
    const lines = [...rows, ...columns].map((clue) => clue.join(' ')).join('\n');
    expect(lengths(read(`3 2\n${lines}\n`))).toEqual({ rows, columns });
    expect(lengths(read(`2 3\n${lines}\n`))).toEqual({ rows, columns });
  });

  it('takes an empty line for an empty clue', () => {
    expect(lengths(read('2 2\n\n1 \n1\n\n'))).toEqual({ rows: [[], [1]], columns: [[1], []] });
  });

  it('says how many lines are missing', () => {
    expect(problems('2 2\n1\n1\n1\n')[0].message).toContain('expected 2 column clues, found 1');
  });

  it('mentions plain clues where the lines do not fit the size and none is blank', () => {
    const hint = 'if these are plain clues, put a blank line between';
    const [problem, ...others] = problems('1 1\n2\n2\n1\n1 1\n\n');
    expect(problem).toMatchObject({ code: 'wrong-line-count', line: 2, column: 1 });
    expect(problem.message).toContain('expected 1 column clue, found 3');
    expect(problem.message).toContain(hint);
    expect(others).toEqual([]);
    expect(problems('2 2\n1\n\n1\n')[0].message).not.toContain(hint);
    expect(problems('1 1\n1\n0\n')[0].message).not.toContain(hint);
  });
});

describe('plain clues', () => {
  it.each([
    ['1\n1\n1\n\n1\n1\n1', [[1], [1], [1]], [[1], [1], [1]]],
    ['1\r\n1\r\n\r\n 1\r\n1\r\n', [[1], [1]], [[1], [1]]],
    ['1 1\n\n1\n0\n1\n', [[1, 1]], [[1], [], [1]]],
    ['1 1\n3\n1 1\n\n3\n1\n3\n', [[1, 1], [3], [1, 1]], [[3], [1], [3]]],
    ['\n10\n\n\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n', [[10]], Array(10).fill([1])],
  ])('reads %j', (text, rows, columns) => {
    expect(lengths(read(text))).toEqual({ rows, columns });
  });

  it.each([
    ['101\n111\n\n110\n', 'picture'],
    ['1 0 1\n1 1 1\n\n1 1 0\n', 'picture'],
    ['01\n10\n\n01\n10\n', 'picture'],
    ['1\n1\n1\n1\n', 'picture'],
    ['1\n\n1\n\n1\n', 'picture'],
    ['2 2\n1\n\n1\n0\n', 'nin'],
    ['0 0 1 0\n0 1 0 0\n\n1 0 0 0\n0 0 0 1\n', 'picture'],
    ['0 0 0\n\n0 0 0\n', 'picture'],
  ])('are not %j', (text, id) => {
    expect(detect(text)?.id).toBe(id);
  });

  it.each([
    ['1,1\n3\n1,1\n\n3\n1\n3\n', [[1, 1], [3], [1, 1]], [[3], [1], [3]]],
    ['1;1\r\n3;\r\n;1;1\r\n;;\r\n3\r\n; 1\r\n3', [[1, 1], [3], [1, 1]], [[3], [1], [3]]],
    ['1,#\n*,\n#,?\n,\n#,\n0,\n?\n', [[1, null], undefined, [null, null]], [[null], [], [null]]],
    ['#\n1,\n\n#\n1\n', [[null], [1]], [[null], [1]]],
  ])('are read from the table %j', (text, rows, columns) => {
    expect(detect(text)?.id).toBe('clues');
    expect(lengths(read(text))).toEqual({ rows, columns });
    expect(parsePuzzles(text, formatById('clues'))).toEqual(parsePuzzles(text));
  });

  it.each([
    ['2 2\n1,1\n\n1\n1\n', 'nin'],
    [': rows\n1,1\n\n: columns\n1\n0\n1\n', 'g'],
    ['#\n#\n\n#\n', 'picture'],
    ['1,1\n\n1;1\n', undefined],
    ['#a,1\n1,2\n\n1,2\n1\n', undefined],
  ])('are not taken for a table: %j', (text, id) => {
    expect(detect(text)?.id).toBe(id);
  });

  it('say where a table is wrong', () => {
    expect(problems('1,1\n3\n1,1\n,,\n3\n,x,1\n3\n')[0]).toMatchObject({
      ...{ code: 'bad-number', line: 6, column: 2, where: { column: 2 } },
      message: expect.stringContaining('"x"'),
    });
    expect(problems('1,1\n,\n1\n,\n1\n')[0]).toMatchObject({ code: 'missing-section' });
  });

  it('say where they are wrong', () => {
    expect(problems('3\n1 1\n3\n\n3\n1 2\n3')).toMatchObject([
      { code: 'clue-too-long', line: 6, where: { column: 2 } },
      { code: 'sums-differ' },
    ]);
    expect(problems('1\n1\n\n1\n0')[0].code).toBe('sums-differ');
  });

  it('tell one mistake a line', () => {
    const found = problems('# a comment\n1\n2\n1\n\n1\nx y\n1\n');
    expect(found.map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [7, 1],
    ]);
  });

  it('know no colours', () => {
    const [problem] = problems('3\n1\n3a\n\n3\n1\n3');
    expect(problem).toMatchObject({ code: 'bad-number', line: 3, where: { row: 3 } });
    expect(problem.message).toContain('"3a" is not a block: expected a whole number of cells');
  });
});

describe('g', () => {
  it('reads colours, and comments before them', () => {
    const puzzle = read(
      'A bird\n#d\n   0:   #FFFFFF  white\n   1:x  brown\n   a:a  #F00  red\n: rows\n1a 1\n\n: columns\n1a\n1\n',
    );
    expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#a52a2a', '#ff0000']);
    expect(puzzle.rows).toEqual([
      [
        { length: 1, colour: 2 },
        { length: 1, colour: 1 },
      ],
      [],
    ]);
    expect(puzzle.meta.title).toBe('A bird');
  });

  it('is black and white without #d', () => {
    expect(lengths(read(': rows\n2\n1\n: columns\n2\n1\n'))).toEqual({
      rows: [[2], [1]],
      columns: [[2], [1]],
    });
  });

  it.each([
    ['#t\n: rows\n1\n: columns\n1\n', 'triddler'],
    [': rows\n1\n', 'missing-section'],
    ['#d\nnonsense\n: rows\n1\n: columns\n1\n', 'bad-colour'],
    ['#d\n a:a #f00\n: rows\n1b\n: columns\n1a\n', 'unknown-colour'],
  ])('refuses %j', (text, code) => {
    expect(problems(text)[0].code).toBe(code);
  });
});

describe('pictures', () => {
  it.each([
    ['.#\n##\n'],
    ['01\n11\n'],
    ['P1\n# a comment\n2 2\n01 1 1\n'],
    ['P4 2 2\n\u0040\u00c0'],
    ['. #\n# #\n'],
    [' █\n██\n'],
    ['◻◼\n◼◼'],
    ['⬜⬛\n⬛⬛'],
    ['☐\ufe0f■\n■■'],
  ])('reads %j', (text) => {
    expect(lengths(read(text))).toEqual({ rows: [[1], [2]], columns: [[1], [2]] });
  });

  it('reads letters as colours', () => {
    const puzzle = read('r.\ngr\n');
    expect(puzzle.palette.map(({ name }) => name)).toEqual(['white', 'green', 'red']);
    expect(puzzle.rows[1]).toEqual([
      { length: 1, colour: 1 },
      { length: 1, colour: 2 },
    ]);
  });

  it('reads coloured squares as colours', () => {
    const puzzle = read('⬜🟥🟥\n🟦⬜🟥\n');
    expect(puzzle.palette.map(({ name }) => name)).toEqual(['white', 'blue', 'red']);
    expect(puzzle.rows[1]).toEqual([
      { length: 1, colour: 1 },
      { length: 1, colour: 2 },
    ]);
  });

  it.each([
    ['.◢\n◥#\n', 'triangles'],
    ['.🮞\n##\n', 'triangles'],
    ['..\n.\n', 'ragged-grid'],
    ['P1\n2 2\n011\n', 'ragged-grid'],
    ['P1\n2 2\n0112\n', 'ragged-grid'],
    ['P1\n9999 9999\n0', 'too-large'],
    ['P1\nx', 'bad-size'],
  ])('refuses %j', (text, code) => {
    expect(problems(text)[0].code).toBe(code);
  });
});

/**
 * Parts of long texts: a puzzle of many cells with a short goal, and many lines that each declare a
 * colour.
 */
const LARGE_GOAL = `rows\n${'0\n'.repeat(2000)}columns\n${'0\n'.repeat(2000)}goal 0\n====\n`;
const LETTERS = Array.from(
  { length: 20_000 },
  (_, i) => `${String.fromCodePoint(0x4e00 + i)}:x #f00`,
)
  .join('\n')
  .concat('\n');
const goalOf = (rows: string): string => `{"rows":[[1]],"cols":[[1]],"goal":[${rows}]}`;

describe('a word with a colon', () => {
  it('is read in .non without it', () => {
    const { meta } = read('title: T\nby: Bar\nrows\n1\ncolumns\n1\n');
    expect(meta).toEqual({ title: 'T', author: 'Bar' });
  });
});

describe('a picture of bytes that is cut off', () => {
  it('says how many bytes there are', () => {
    expect(problems('P4\n9 2\nA')[0].message).toBe('expected 4 bytes of cells, found only 1');
  });
});

describe('a picture of blanks', () => {
  it.each([
    ['  #  \n ### \n  #  \n', ['..#..', '.###.', '..#..']],
    ['## \n #\n', ['##.', '.#.']],
    ['## \n   \n', ['##.', '...']],
    ['##\n\n #\n', ['##', '.#']],
  ])('is as wide as its longest line: %j', (text, rows) => {
    const { goal, palette } = read(text);
    expect(goal && writeRows(goal, palette)).toEqual(rows);
  });
});

describe('a goal that breaks the clues', () => {
  it('is named, and kept', () => {
    const [outcome] = parsePuzzles('{"rows":[[1],[]],"cols":[[1],[]],"goal":["..","#."]}');
    expect(outcome).toMatchObject({
      ok: true,
      remarks: [{ code: 'goal-breaks-clues', message: expect.stringContaining('2 clues') }],
    });
    const [right] = parsePuzzles('{"rows":[[1],[]],"cols":[[1],[]],"goal":["#.",".."]}');
    expect(right.remarks).toBeUndefined();
  });

  it('is named once in a line of JSON', () => {
    const line = '{"rows":[[1],[]],"cols":[[1],[]],"goal":["..","#."]}';
    const outcomes = parsePuzzles(`${line}\n${line}\n`);
    expect(outcomes.map(({ remarks }) => remarks?.length)).toEqual([1, 1]);
  });
});

describe('any text', () => {
  it('says what it expected', () => {
    expect(problems('')[0].code).toBe('empty-input');
    expect(problems('hello')[0].code).toBe('unknown-format');
    expect(problems('hello')[0].message).toContain('docs/formats.md');
  });

  it('is bounded', () => {
    expect(problems('x'.repeat(MAX_TEXT + 1))[0].code).toBe('too-large');
  });

  it('is refused unread when it is too long', () => {
    const sniff = vi.spyOn(json, 'sniff');
    onTestFinished(() => sniff.mockRestore());
    expect(problems('\n'.repeat(MAX_LINES + 1))[0].code).toBe('too-large');
    expect(formatOfFile('\n'.repeat(MAX_LINES + 1), 'a.non')?.id).toBe('non');
    // Only the number is looked at: a failure would print the arguments of a call.
    expect(sniff.mock.calls.length).toBe(0);
    problems('{}');
    expect(sniff.mock.calls.length).toBeGreaterThan(0);
  });

  it.each(['\n', '\r\n', '\r'])('has at most a million lines that end with %j', (end) => {
    expect(problems(end.repeat(MAX_LINES))[0].code).toBe('empty-input');
    expect(problems(end.repeat(MAX_LINES + 1))[0].code).toBe('too-large');
  });

  it('is not taken for what one of its texts looks like', () => {
    const title = 'param filas := 3;';
    expect(detect(JSON.stringify({ title, rows: [[1]], cols: [[1]] }))?.id).toBe('json');
    expect(detect(`title "${title}"\nrows\n1\ncolumns\n1\n`)?.id).toBe('non');
  });

  it('may start with a byte order mark', () => {
    expect(parsePuzzles('\uFEFF{"rows":[[1]],"cols":[[1]]}')[0].ok).toBe(true);
  });

  it.each([
    ['1\n2\n\n1\n2\n\n1\n', 'clues', 'missing-section', 1, 1, 'there are 3 parts'],
    ['1\n2\n1\n1\n', 'clues', 'missing-section', 1, 1, 'there is no blank line'],
    ['Zeilen\n1\n2\n\n1\n2\n', 'clues', 'bad-number', 1, 1, '"Zeilen" is not a block'],
    ['##.\n#x#\n.#\n', 'picture', 'ragged-grid', 3, 1, 'the row has 2 cells'],
    ['##.\n#2#\n.#.\n', 'picture', 'unknown-symbol', 2, 2, '"2" is not a cell'],
    ['row\n1\ncolumn\n1\n', 'non', 'stray-clue', 2, 1, '"1" stands outside a section'],
    ['https://example.com/p', 'puzz-link', 'bad-link', 1, 1, 'expected a link'],
  ])('names what %j resembles: %s', (text, id, code, line, column, message) => {
    const [problem] = problems(text);
    expect(problem).toMatchObject({ code, line, column });
    expect(problem.message).toContain(`read as ${formatById(id)?.title}: `);
    expect(problem.message).toContain(message);
  });

  it('tells the first problem of each format that it resembles', () => {
    const [outcome] = parsePuzzles('1\n1\n0\n2\n');
    if (outcome.ok) throw new Error('read');
    const found = outcome.problems.map(({ format, code, line, message }) => [
      ...[format, code, line],
      message.slice(0, message.indexOf(': ')),
    ]);
    expect(found).toEqual([
      ['clues', 'missing-section', 1, `read as ${formatById('clues')?.title}`],
      ['picture', 'unknown-symbol', 4, `read as ${formatById('picture')?.title}`],
    ]);
  });

  it.each([
    'hello world',
    'Dear all,\nthe 3 files\nare gone.\n',
    '1 2 3 4',
    '\u0089PNG\n\u0000',
    'tel 0111-0010',
    'v1.0.1\nv1.1.0',
    '10 people came.\n\n20 left.',
    '1. buy milk\n2. eggs\n\n3. bread',
    'one column\ncolumn\nof smoke',
    '0,1,0\n\n0,1,0',
    '1,0\n\n1,0',
  ])('is refused once where it resembles no format: %j', (text) => {
    const [problem, ...others] = problems(text);
    expect(problem.code).toBe('unknown-format');
    expect(problem.message).toContain('a blank line, then the columns');
    expect(others).toEqual([]);
  });

  it('is plain clues with a mistake where its first line fits as a clue', () => {
    expect(problems('1 1\n2 a\n\n1\n1\n2\n')[0]).toMatchObject({
      code: 'bad-number',
      where: { row: 2 },
      line: 2,
      column: 3,
    });
    expect(problems('1 1\n4\n\n2\n1\n2\n')[0]).toMatchObject({ where: { row: 2 } });
  });

  it('may be any in a .txt', () => {
    expect(formatOfFile('hello world', 'hello.txt')).toBeUndefined();
    expect(formatOfFile('hello', 'hello.txt')).toBeUndefined();
    expect(formatOfFile('rrgg\nggrr\n', 'a.txt')?.id).toBe('picture');
    expect(formatOfFile('r.\n', 'a.txt')?.id).toBe('picture');
    expect(formatOfFile('hello world', 'hello.non')?.id).toBe('non');
    expect(formatOfFile('{"rows":[[1]],"cols":[[1]]}', 'a.txt')?.id).toBe('json');
  });

  it('is empty in every format', () => {
    for (const format of FORMATS) {
      expect(parsePuzzles(' \n', format)).toMatchObject([{ problems: [{ code: 'empty-input' }] }]);
    }
  });

  it('is known by the ending of its file', () => {
    expect(formatByExtension('a/b.XML')?.id).toBe('webpbn');
    expect(formatByExtension('README.md')).toBeUndefined();
  });

  // The texts are so long that reading them in quadratic time would take longer than a test may.
  it.each([
    ['blanks in a title', `title ${' '.repeat(1e6)}x\nrows\n1\ncolumns\nx\n`],
    ['digits in a clue', `rows\n${'1'.repeat(1e6)}a\ncolumns\n1\n`],
    ['comment marks in a PBM', `P1 ${'#'.repeat(1e6)}`],
    ['open brackets', '['.repeat(1e6)],
    ['open objects', '{"a":'.repeat(2e5)],
    ['open tags', '<puzzle>'.repeat(2e5)],
    ['comment starts', `param m := 1; ${'/*'.repeat(5e5)}`],
    ['cells of a row', '1 '.repeat(1e6)],
    ['letters of a row', `a b\n${'b '.repeat(1e6)}`],
    ['fields of a table', `1,1\n${',1;#'.repeat(4e5)}\n\n1,\n`],
    ['bad lines', `rows\n${'x\n'.repeat(3e5)}columns\n1\n`],
    ['newlines', '\n'.repeat(1e6)],
    ['newlines behind P1', `P1${'\n'.repeat(8e5)}`],
    ['a long word in AMPL data', `param m := 1; ${'a'.repeat(5e6)}`],
    ['lines of a section', `rows\n${'1\n'.repeat(9e5)}columns\n1\n`],
    ['lines of a .nin', `5 5\n${'1 1 1\n'.repeat(4e5)}`],
    ['lines of a .g', `: rows\n${'\n'.repeat(4e5)}: columns\n`],
    ['wrong puzzles in a list', `[${'1,'.repeat(3e5)}1]`],
    ['slots of a link', `?nonogram/1/5000/${'z'.repeat(5e6)}`],
    ['bad links', `?nonogram/1/1/\n${'?\n'.repeat(3e5)}`],
    ['clues of a game id', `2000x2000:${'/'.repeat(5e6)}`],
    ['starts of a picture in a page', `<html>${'var d = ['.repeat(2e6)}`],
    ['lists of a page', `<html>var d=[[1,1,1,1]${',[1,0,0,9]'.repeat(5e5)}`],
    ['starts of a task in a page', `<html>${"task='1/".repeat(2e6)}`],
    ['clues of a task', `task='${'1/'.repeat(3e6)}'`],
    ['blanks in a page', `<html>var${' '.repeat(2e7)}`],
    ['links of large puzzles', '?nonogram/2000/2000/\n'.repeat(2e4)],
    ['game ids of large puzzles', '2000x2000:1\n'.repeat(1e5)],
    ['sizes of large pictures', 'P1 2000 2000\n'.repeat(1e5)],
    ['goals of large puzzles', `rows\nx\n====\n${LARGE_GOAL.repeat(60)}`],
    ['colours of a .non', `${'color a #f0f\n'.repeat(3e5)}rows\n1a\ncolumns\n1a\n`],
    ['letters of a .g', `#d\n${LETTERS}: rows\n${'1\u00e9 '.repeat(4e4)}\n: columns\n1\n`],
    ['short rows of a picture', `${'#'.repeat(5000)}\n${'#\n'.repeat(4e5)}`],
    ['rows of a goal in JSON', goalOf(`"${'#'.repeat(2e5)}"${',""'.repeat(1e5)}`)],
    ['symbols of a goal in JSON', goalOf(`"${'x'.repeat(2e6)}"`)],
    ['values deep in JSON', `${'['.repeat(150)}${'1,'.repeat(1e6)}1${']'.repeat(150)}`],
    ['rows in JSON', `{"rows":[${'[1],'.repeat(8e5)}[1]],"cols":[[1]]}`],
  ])('costs no more than its length: %s', (_, text) => {
    const outcomes = parsePuzzles(text);
    expect(outcomes.some(({ ok }) => !ok)).toBe(true);
    expect(outcomes.every((outcome) => outcome.ok || outcome.problems.length <= 51)).toBe(true);
  });

  it.each([
    ['links', '?nonogram/1/1/11\n?nonogram/1/1/11\n'],
    ['JSON lines', '{"rows":[[1]],"cols":[[1]]}\n{"rows":[[1]],"cols":[[1]]}\n'],
    ['a list', '[{"rows":[[1]],"cols":[[1]]},{"rows":[[1]],"cols":[[1]]}]'],
    ['.non', 'rows\n1\ncolumns\n1\n====\nrows\n1\ncolumns\n1\n'],
    ['XML', '<puzzleset><puzzle/><puzzle/></puzzleset>'],
  ])('is read only up to so many puzzles: %s', (_, text) => {
    expect(parsePuzzles(text)).toHaveLength(2);
    expect(parsePuzzles(text, undefined, { mostPuzzles: 2 })).toHaveLength(2);
    const [outcome, ...others] = parsePuzzles(text, undefined, { mostPuzzles: 1 });
    expect(outcome).toMatchObject({ problems: [{ code: 'several-puzzles' }] });
    expect(others).toEqual([]);
  });

  it.each([
    ['PBM', 'P1 3 3\n111111111'],
    ['a picture', '###\n#\n#\n'],
    ['a goal', 'rows\n3\n0\n0\ncolumns\n1\n1\n1\ngoal 111\n'],
    [
      'a page',
      'var d=[[9,9,9,9],[3,0,0,9],[3,0,0,9],[1,0,0,5],[0,0,0,0],[9,9,9,9],[0,0,0,5],[0,0,0,0]]',
    ],
  ])('makes only pictures of so many cells: %s', (_, text) => {
    expect(parsePuzzles(text, undefined, { mostCells: 9 })[0].ok).toBe(true);
    expect(parsePuzzles(text, undefined, { mostCells: 8 })[0]).toMatchObject({
      problems: [{ code: 'too-large' }],
    });
  });
});

describe('a text in which only the clues are wrong', () => {
  it.each([
    ['non', 'width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n2\n'],
    ['nin', '2 2\n2\n1\n2\n2\n'],
    ['json', '{"rows": [[2], [1]], "cols": [[2], [2]]}'],
    ['json lines', '{"rows": [[2], [1]], "cols": [[2], [2]]}\n{"rows": [[1]], "cols": [[1]]}\n'],
    ['a game id', '2x2:2/2/2/1'],
  ])('comes with them as %s', (_, text) => {
    const [outcome] = parsePuzzles(text);
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'sums-differ' }] });
    expect(outcome.draft?.rows.length).toBe(2);
    expect(outcome.draft?.columns.map((clue) => clue?.map(({ length }) => length))[0]).toEqual([2]);
  });

  it('comes without any when some could not be read', () => {
    expect(parsePuzzles('rows\n2\n1x\ncolumns\n2\n1\n')[0].draft).toBeUndefined();
  });
});
