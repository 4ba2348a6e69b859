import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import {
  noise,
  paletteOf,
  puzzleOf,
  randomPuzzle,
  withBlottedBlocks,
} from '../../../test/boards.ts';
import { makeRandom } from '../../engine/random.ts';
import { draftOfPicture } from '../../puzzle/draft-of-picture.ts';
import { parseRows } from '../../puzzle/grid-text.ts';
import {
  allCandidates,
  BACKGROUND,
  BLACK_AND_WHITE,
  makePalette,
  type Palette,
} from '../../puzzle/palette.ts';
import { clueOfLine, type Puzzle } from '../../puzzle/puzzle.ts';
import { makeMarkedBoard, mark } from '../model/marked-board.ts';
import { type LineStep, TECHNIQUES, type Technique } from '../model/step.ts';
import { blottedExampleOf } from '../next-step/example-step.ts';
import { LINE_TECHNIQUES } from '../next-step/line-techniques.ts';
import { stepInLine } from '../next-step/next-line-step.ts';
import { type Key, LANGUAGES, labelName, techniqueName, tierName } from './catalogue.ts';
import { colourWords } from './colour-words.ts';
import { describeMessage, describeStep } from './describe-step.ts';
import { en } from './en.ts';
import type { Language } from './languages.ts';
import { makeWords } from './message-formatter.ts';

const languages = Object.keys(LANGUAGES) as Language[];
const words = Object.fromEntries(languages.map((language) => [language, makeWords(language)]));

/** Finds a step of this technique in a line, even when easier techniques find a step, too. */
function stepBy(board: ReturnType<typeof makeMarkedBoard>, line: number, technique: Technique) {
  const at = LINE_TECHNIQUES.findIndex(({ id }) => id === technique);
  board.easiest.asked[line] = at;
  board.easiest.found[line] = undefined;
  const step = stepInLine(board, line);
  board.easiest.asked[line] = 0;
  board.easiest.found[line] = undefined;
  if (clueOfLine(board.puzzle, line)?.length === 0 && technique !== 'empty-line') return undefined;
  return step?.technique === technique ? step : undefined;
}

/** Lists the names of all arguments of a message. */
function argumentsOf(message: string): string[] {
  const names = JSON.stringify(new IntlMessageFormat(message, 'en').getAst()).matchAll(
    /"type":[1256],"value":"(\w+)"/g,
  );
  return [...new Set([...names].map(([, name]) => name))].sort();
}

describe('catalogues', () => {
  it.each(languages)('say the same with the same parameters: %s', (language) => {
    expect(argumentsOf('{a, plural, one {{b}} other {# {c, select, x {} other {}}}}')).toEqual([
      'a',
      'b',
      'c',
    ]);
    for (const key of Object.keys(en) as Key[]) {
      const known = argumentsOf(en[key]);
      const stray = argumentsOf(LANGUAGES[language].catalogue[key]).filter(
        (name) => !known.includes(name) && !COMMON.includes(name),
      );
      expect([key, stray]).toEqual([key, []]);
    }
  });

  it('name techniques, tiers and labels', () => {
    expect(techniqueName('small-gap', 'en')).toBe('Small gap');
    expect(techniqueName('small-gap', 'de')).toBe('Zu kleine Lücke');
    expect(tierName(5, 'de')).toBe('Vorausdenken');
    expect(labelName('ambiguous', 'de')).toBe('Mehrdeutig');
  });
});

/** Values that every sentence of a step can use. */
const COMMON = [
  'mono',
  'line',
  'clue',
  'block',
  'blockCount',
  'filled',
  'cells',
  'cellCount',
  'count',
  'list',
];

/** Text that no sentence may contain. */
const SLIPS = /undefined|NaN|null|[{}]| {2}|\d{7}| [.,:]|\.\./;

describe('sentences of steps', () => {
  const random = makeRandom(21);

  function colourPuzzle(round: number): Puzzle {
    const colours = 2 + (round % 2);
    return puzzleOf(draftOfPicture(noise(random, 9, 9, colours, 0.7), paletteOf(colours)));
  }

  /** Yields the steps of every technique in random lines, on boards at all stages of solving. */
  function* manySteps(): Generator<readonly [Puzzle, LineStep]> {
    for (let round = 0; round < 100; round++) {
      const [width, height] = [1 + random.below(22), 1 + random.below(9)];
      const isColour = round % 3 === 2;
      const exact = isColour ? colourPuzzle(round) : randomPuzzle(random, width, height, 1, 0.45);
      const puzzle = round < 60 ? exact : withBlottedBlocks(random, exact, 0.4);
      const cells = new Int32Array(puzzle.width * puzzle.height);
      const board = makeMarkedBoard(puzzle, cells.fill(allCandidates(puzzle.palette)));
      for (let turn = 0; turn < 25; turn++) {
        const line = random.below(puzzle.height + puzzle.width);
        const steps = LINE_TECHNIQUES.flatMap(({ id }) => stepBy(board, line, id) ?? []);
        for (const step of steps) yield [puzzle, step];
        if (steps.length > 0)
          mark(board, steps[random.below(steps.length)].conclusions.slice(0, 1));
      }
    }
  }

  it('are whole, for every technique and every language', () => {
    const seen = new Set<string>();
    for (const [puzzle, step] of manySteps()) {
      seen.add(step.message.key);
      for (const language of languages) {
        for (const level of [2, 3] as const) {
          const text = describeStep(words[language], puzzle, step, level);
          expect(text).toMatch(/^(Row|Column|Zeile|Spalte) .*\.$/);
          expect(text).not.toMatch(SLIPS);
        }
      }
    }
    const ids = LINE_TECHNIQUES.map(({ id }) => id as string);
    const keys = Object.keys(en).filter((key) => ids.includes(key.split('.')[0]));
    expect([...seen].sort()).toEqual(keys.sort());
  });

  it('come at three levels', () => {
    const [puzzle, step] = stepOn('simple-boxes', '.########.', '??????????');
    const levels = (language: Language) =>
      ([1, 2, 3] as const).map((level) => describeStep(words[language], puzzle, step, level));
    expect(levels('en')).toEqual([
      'Look at row 1.',
      'Row 1, Simple boxes: the block of 8 fits in 10 cells with only 2 to spare, so the 6 cells in the middle are filled.',
      'Row 1: the block of 8 fits in 10 cells with only 2 to spare, so the 6 cells in the middle are filled. Fill cells 3 to 8.',
    ]);
    expect(levels('de')).toEqual([
      'Sieh dir Zeile 1 an.',
      'Zeile 1, Sichere Mitte: Der 8er-Block hat in 10 Feldern nur 2 Felder Spielraum, also sind die mittleren 6 Felder gefüllt.',
      'Zeile 1: Der 8er-Block hat in 10 Feldern nur 2 Felder Spielraum, also sind die mittleren 6 Felder gefüllt. Fülle die Felder 3 bis 8.',
    ]);
  });
});

const RED_AND_BLUE: Palette = makePalette(BACKGROUND, [
  { symbol: 'r', name: '#d62828', rgb: '#d62828' },
  { symbol: 'b', name: 'Blue', rgb: '#0000ff' },
]);

function stepOn(technique: Technique, picture: string, marks: string) {
  const palette = /[rb]/.test(picture) ? RED_AND_BLUE : BLACK_AND_WHITE;
  const [solution, board] = [picture, marks].map((row) => parseRows([row], palette));
  if (!solution.ok || !board.ok) throw new Error('the rows are wrong');
  const puzzle = puzzleOf(draftOfPicture(solution.value, palette));
  const step = stepBy(makeMarkedBoard(puzzle, board.value.cells), 0, technique);
  if (step === undefined) throw new Error(`no step by ${technique}`);
  return [puzzle, step] as const;
}

// Examples with blotted blocks: the English and German sentences.
const BLOTTED: readonly (readonly [Technique, string, string])[] = [
  [
    'full-line',
    'even with one cell for each ?, the blocks (? 1 2 ?) and the 3 gaps between them take up all 8 cells, so there is only one way to place them. Fill cells 1, 3, 5, 6 and 8. Cross out cells 2, 4 and 7.',
    'Selbst wenn jedes ? nur für ein Feld steht, brauchen die Blöcke (? 1 2 ?) und die 3 Lücken dazwischen alle 8 Felder, also gibt es nur eine Möglichkeit, sie zu setzen. Fülle die Felder 1, 3, 5, 6 und 8. Kreuze die Felder 2, 4 und 7 aus.',
  ],
  [
    'line-complete',
    'the blocks (? 1) are all there already, and none can grow, so the rest of the line is empty. Cross out cells 6 and 10.',
    'Die Blöcke (? 1) sind alle schon da, und keiner kann wachsen, also bleibt der Rest der Linie leer. Kreuze die Felder 6 und 10 aus.',
  ],
  [
    'only-filled-remain',
    'only 3 cells are not crossed out, and the clue asks for at least 3, so all of them are filled. Fill cells 3, 5 and 6.',
    'Nur 3 Felder sind nicht ausgekreuzt, und der Hinweis verlangt mindestens 3, also sind sie alle gefüllt. Fülle die Felder 3, 5 und 6.',
  ],
  [
    'simple-boxes',
    'even with one cell for each ?, the blocks (? 5) and the gap between them need 7 of the 9 cells that are left. That leaves at most 2 to spare, so wherever the block of 5 goes, it covers the same 3 cells. Fill cells 5 to 7.',
    'Selbst wenn jedes ? nur für ein Feld steht, brauchen die Blöcke (? 5) mit der Lücke dazwischen 7 der 9 Felder, die noch übrig sind. So bleiben höchstens 2 Felder Spielraum, also bedeckt der 5er-Block in jedem Fall dieselben 3 Felder. Fülle die Felder 5 bis 7.',
  ],
  [
    'joining',
    'cells 2 and 5 both belong to the block of ?, so everything between them is filled. Fill cells 3 and 4.',
    'Die Felder 2 und 5 gehören beide zum ?-Block, also ist auch alles dazwischen gefüllt. Fülle die Felder 3 und 4.',
  ],
  [
    'overlap',
    'the block of ? starts at cell 2 at the latest and ends at cell 2 at the earliest, so it covers cell 2 in any case. Fill cell 2.',
    'Der ?-Block beginnt spätestens bei Feld 2 und endet frühestens bei Feld 2, also bedeckt er Feld 2 in jedem Fall. Fülle Feld 2.',
  ],
];

// Examples of the techniques: the solution of a row, its marks, the English and German sentences.
const GOLDEN: readonly (readonly [Technique, string, string, string, string])[] = [
  [
    'empty-line',
    '.....',
    '?????',
    'the clue has no blocks, so the whole line is empty. Cross out cells 1 to 5.',
    'Der Hinweis hat keine Blöcke, also bleibt die ganze Linie leer. Kreuze die Felder 1 bis 5 aus.',
  ],
  [
    'full-line',
    '####.#.#####',
    '????????????',
    'the blocks (4 1 5) and the 2 gaps between them take up all 12 cells, so there is only one way to place them. Fill cells 1 to 4, 6 and 8 to 12. Cross out cells 5 and 7.',
    'Die Blöcke (4 1 5) und die 2 Lücken dazwischen brauchen alle 12 Felder, also gibt es nur eine Möglichkeit, sie zu setzen. Fülle die Felder 1 bis 4, 6 und 8 bis 12. Kreuze die Felder 5 und 7 aus.',
  ],
  [
    'line-complete',
    '.##.#..',
    '?##?#??',
    'all 3 cells that the clue asks for are already filled, so the rest of the line is empty. Cross out cells 1, 4, 6 and 7.',
    'Alle 3 Felder, die der Hinweis verlangt, sind schon gefüllt, also bleibt der Rest der Linie leer. Kreuze die Felder 1, 4, 6 und 7 aus.',
  ],
  [
    'only-filled-remain',
    '##.##.',
    '?#.#?.',
    'only 4 cells are not crossed out, and the clue asks for 4, so all of them are filled. Fill cells 1 and 5.',
    'Nur 4 Felder sind nicht ausgekreuzt, und der Hinweis verlangt 4, also sind sie alle gefüllt. Fülle die Felder 1 und 5.',
  ],
  [
    'simple-boxes',
    '.########.',
    '??????????',
    'the block of 8 fits in 10 cells with only 2 to spare, so the 6 cells in the middle are filled. Fill cells 3 to 8.',
    'Der 8er-Block hat in 10 Feldern nur 2 Felder Spielraum, also sind die mittleren 6 Felder gefüllt. Fülle die Felder 3 bis 8.',
  ],
  [
    'simple-boxes',
    '#.###.####.',
    '???????????',
    'the blocks (1 3 4) and the gaps between them need 10 of the 11 cells that are left. That leaves only 1 to spare, so wherever the block of 4 goes, it covers the same 3 cells. Fill cells 8 to 10.',
    'Die Blöcke (1 3 4) brauchen mit den Lücken dazwischen 10 der 11 Felder, die noch übrig sind. So bleibt nur 1 Feld Spielraum, also bedeckt der 4er-Block in jedem Fall dieselben 3 Felder. Fülle die Felder 8 bis 10.',
  ],
  [
    'glue',
    '.####.....',
    '??#???????',
    'cell 3 is filled, and there is no room for the block of 4 before that cell. So the cell is part of that block, which reaches at least to cell 4. Fill cell 4.',
    'Feld 3 ist gefüllt, und davor ist kein Platz für den 4er-Block. Also gehört das Feld zu diesem Block, und er reicht mindestens bis Feld 4. Fülle Feld 4.',
  ],
  [
    'glue',
    '#.....####',
    '?????????#',
    'cell 10 is filled, and there is no free cell after it, so the block of 4 reaches from cell 7 to cell 10. Fill cells 7 to 9. Cross out cell 6.',
    'Feld 10 ist gefüllt, und dahinter ist kein Feld frei, also reicht der 4er-Block von Feld 7 bis Feld 10. Fülle die Felder 7 bis 9. Kreuze Feld 6 aus.',
  ],
  [
    'mercury',
    '.###......',
    '???#??????',
    'if the block of 3 started at cell 1, it would touch cell 4, which is filled, and with 4 cells it would be too long. Cross out cell 1.',
    'Würde der 3er-Block bei Feld 1 beginnen, so stieße er an Feld 4, das schon gefüllt ist, und wäre mit 4 Feldern zu lang. Kreuze Feld 1 aus.',
  ],
  [
    'punctuating',
    '.###.#..#.',
    '?###????#?',
    'cells 2 to 4 are the whole block of 3, so the cells next to them are empty. Cross out cells 1 and 5.',
    'Die Felder 2 bis 4 sind schon der ganze 3er-Block, also bleiben die Felder daneben leer. Kreuze die Felder 1 und 5 aus.',
  ],
  [
    'small-gap',
    '#......###',
    '#??.??.???',
    'cells 5 and 6 form a gap that is too small for any block that can reach it. Cross out cells 5 and 6.',
    'Die Felder 5 und 6 bilden eine Lücke, die für jeden Block, der sie erreichen kann, zu klein ist. Kreuze die Felder 5 und 6 aus.',
  ],
  [
    'splitting',
    '##.##..#..',
    '?#?#??????',
    'if cell 3 were filled, it would join the runs on both sides into one run of 3 cells, and no block that can be there is that long. Cross out cell 3.',
    'Wäre Feld 3 gefüllt, so würde es die Gruppen auf beiden Seiten zu einer Gruppe von 3 Feldern verbinden, und so lang ist kein Block, der dort stehen kann. Kreuze Feld 3 aus.',
  ],
  [
    'joining',
    '.######...',
    '???#?#????',
    'cells 4 and 6 both belong to the block of 6, so everything between them is filled. Fill cell 5.',
    'Die Felder 4 und 6 gehören beide zum 6er-Block, also ist auch alles dazwischen gefüllt. Fülle Feld 5.',
  ],
  [
    'forcing',
    '..####..#..#',
    '?.?#???????#',
    'cell 4 belongs to the block of 4. This block cannot start before cell 3, so it reaches at least to cell 6. Fill cells 5 and 6.',
    'Feld 4 gehört zum 4er-Block. Dieser Block kann nicht vor Feld 3 beginnen, also reicht er mindestens bis Feld 6. Fülle die Felder 5 und 6.',
  ],
  [
    'overlap',
    '..#####.#',
    '??????.?#',
    'the block of 5 starts at cell 1 at the earliest and at cell 2 at the latest, so it covers cells 2 to 5 in any case. Fill cells 2 to 5.',
    'Der 5er-Block beginnt frühestens bei Feld 1 und spätestens bei Feld 2, also bedeckt er auf jeden Fall die Felder 2 bis 5. Fülle die Felder 2 bis 5.',
  ],
  [
    'simple-spaces',
    '###......#..',
    '#????????#??',
    'the block of 3 can only reach cells 1 to 3 and the block of 1 can only reach cell 10, so no block reaches the other cells. Cross out cells 4 to 9, 11 and 12.',
    'Der 3er-Block kann nur die Felder 1 bis 3 erreichen und der 1er-Block kann nur Feld 10 erreichen, also erreicht kein Block die übrigen Felder. Kreuze die Felder 4 bis 9, 11 und 12 aus.',
  ],
  [
    'simple-spaces',
    '#.#..##....#.#',
    '?.???##?????.?',
    'the second block of 1 reaches no further than cell 4, and the block of 2 starts at cell 6 at the earliest, so everything in between is empty. Cross out cell 5.',
    'Der 1er-Block Nr. 2 reicht höchstens bis Feld 4, und der 2er-Block beginnt frühestens bei Feld 6, also bleibt alles dazwischen leer. Kreuze Feld 5 aus.',
  ],
  [
    'double-positioning',
    '.##..#.#.',
    '?????#???',
    'the first block of 1 can only start at cell 4 or at cell 6, and 2 more cells are the same either way. Cross out cells 5 and 7.',
    'Der 1er-Block Nr. 1 kann nur bei Feld 4 oder bei Feld 6 beginnen, und in beiden Fällen folgt dasselbe für 2 weitere Felder. Kreuze die Felder 5 und 7 aus.',
  ],
  [
    'case-analysis',
    '.##..#.#.',
    '?????#???',
    'all 7 ways to place the blocks (2 1 1) agree on 2 more cells. Cross out cells 5 and 7.',
    'Bei allen 7 Möglichkeiten, die Blöcke (2 1 1) zu setzen, folgt dasselbe für 2 weitere Felder. Kreuze die Felder 5 und 7 aus.',
  ],
  [
    'full-line',
    'rrrbb.b',
    '???????',
    'the blocks (red 3, blue 2, blue 1) and the gap between them take up all 7 cells, so there is only one way to place them. Fill cells 1 to 3 with red. Fill cells 4, 5 and 7 with blue. Cross out cell 6.',
    'Die Blöcke (3 rot, 2 blau, 1 blau) und die Lücke dazwischen brauchen alle 7 Felder, also gibt es nur eine Möglichkeit, sie zu setzen. Färbe die Felder 1 bis 3 rot. Färbe die Felder 4, 5 und 7 blau. Kreuze Feld 6 aus.',
  ],
  [
    'punctuating',
    'rrr.bb...',
    'rrr??b???',
    'cells 1 to 3 are the whole red block of 3, so no cell next to them is red. Cell 4 cannot be red.',
    'Die Felder 1 bis 3 sind schon der ganze 3er-Block (rot), also ist kein Feld daneben rot. Feld 4 kann nicht rot sein.',
  ],
  [
    'simple-spaces',
    'rrr.bb...',
    '???????b?',
    'the red block of 3 can only reach cells 1 to 7 and the blue block of 2 can only reach cells 7 to 9, so each colour is ruled out wherever none of its blocks reaches. Cells 1 to 6 cannot be blue. Cell 9 cannot be red.',
    'Der 3er-Block (rot) kann nur die Felder 1 bis 7 erreichen und der 2er-Block (blau) kann nur die Felder 7 bis 9 erreichen, also scheidet jede Farbe dort aus, wohin keiner ihrer Blöcke reicht. Die Felder 1 bis 6 können nicht blau sein. Feld 9 kann nicht rot sein.',
  ],
  [
    'simple-spaces',
    '.rrr.....',
    '?????????',
    'no block of this line is blue. Cells 1 to 9 cannot be blue.',
    'Kein Block dieser Linie ist blau. Die Felder 1 bis 9 können nicht blau sein.',
  ],
];

describe('golden sentences', () => {
  it.each(GOLDEN)('%s: %s from %s', (technique, picture, marks, english, german) => {
    const [puzzle, step] = stepOn(technique, picture, marks);
    expect(describeStep(words.en, puzzle, step)).toBe(`Row 1: ${english}`);
    expect(describeStep(words.de, puzzle, step)).toBe(`Zeile 1: ${german}`);
  });

  it.each(BLOTTED)('%s, with blotted blocks', async (technique, english, german) => {
    const example = await blottedExampleOf(technique);
    if (example === undefined) throw new Error(`no example of ${technique}`);
    const { board, step } = example;
    expect(describeStep(words.en, board.puzzle, step)).toBe(`Row 1: ${english}`);
    expect(describeStep(words.de, board.puzzle, step)).toBe(`Zeile 1: ${german}`);
  });
});

describe('what is no step of a line', () => {
  const puzzle = puzzleOf(draftOfPicture(noise(makeRandom(1), 6, 5, 1, 0.5), BLACK_AND_WHITE));

  it('is called by the place of its conclusion', () => {
    const step = {
      technique: 'contradiction' as const,
      conclusions: [{ cell: 8, candidates: 1 }],
      message: {
        key: 'contradiction.painted',
        params: { row: 2, column: 3, assumed: 2, concluded: 1, links: 3, line: 7 },
      },
    };
    expect(describeStep(words.en, puzzle, step, 1)).toBe('Look at cell 3 of row 2.');
    expect(describeStep(words.en, puzzle, step)).toBe(
      'Contradiction: if cell 3 of row 2 were filled, column 3 could not be completed. It takes 3 lines to see that. Cross out cell 3 of row 2.',
    );
    expect(describeStep(words.de, puzzle, step)).toBe(
      'Widerspruch: Wäre Feld 3 in Zeile 2 gefüllt, so wäre Spalte 3 nicht mehr lösbar. Um das zu sehen, muss man 3 Linien betrachten. Kreuze Feld 3 in Zeile 2 aus.',
    );
  });

  // These are all parameters of the sentences below; the places are on a board of 6x5 cells.
  const PARAMS = {
    ...{ row: 2, column: 3, toRow: 4, toColumn: 5, assumed: 2, concluded: 1, links: 3, line: 7 },
    ...{ edge: 0, places: [2, 3], fromLine: 0, toLine: 1, colour: 1, total: 7, shared: 6, room: 1 },
    ...{ rowAllows: 3, columnAllows: -1, moves: 2, cells: [1, 2], grid: [0, 8], lines: [1, 6] },
  };
  const STEPS = LINE_TECHNIQUES.map(({ id }) => id as string);
  const others = (Object.keys(en) as Key[]).filter((key) => {
    const [name] = key.split('.');
    const isStep = TECHNIQUES.some((technique) => technique === name) && !STEPS.includes(name);
    return isStep || /^mistake|^several|^no-|^nothing|^solved/.test(key);
  });

  it.each(others)('is whole: %s', (key) => {
    for (const language of languages) {
      const text = describeMessage(words[language], puzzle, { key, params: PARAMS });
      expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(text).not.toMatch(SLIPS);
    }
  });

  it('can be about a band of lines', () => {
    const message = { key: 'summing.least', params: PARAMS };
    expect(describeMessage(words.en, puzzle, message)).toBe(
      'The clues of rows 1 and 2 ask for 7 filled cells, and the lines across need at least 6 there. So together, those lines can have at most one more than that.',
    );
    const narrow = { ...message, params: { ...PARAMS, fromLine: 5, toLine: 5, room: 0 } };
    expect(describeMessage(words.de, puzzle, narrow)).toBe(
      'In Spalte 1 müssen genau 7 Felder gefüllt sein, und die Linien quer dazu brauchen dort mindestens 6. Also darf keine von ihnen mehr haben, als sie braucht.',
    );
  });

  it('can be a message by itself', () => {
    const grid = [7, 0, 1, 2, 3];
    expect(describeMessage(words.en, puzzle, { key: 'several-solutions', params: { grid } })).toBe(
      'The puzzle has several solutions. They differ in 5 cells: cells 1 to 4 of row 1 and cell 2 of row 2.',
    );
    const many = Array.from({ length: 24 }, (_, i) => i);
    const message = { key: 'several-solutions', params: { grid: many } };
    expect(describeMessage(words.en, puzzle, message)).toBe(
      'The puzzle has several solutions. They differ in 24 cells: cells 1 to 6 of row 1, cells 1 to 6 of row 2, cells 1 to 6 of row 3, cells 1 and 2 of row 4 and 4 more cells.',
    );
    const marks = { key: 'mistake.marks', params: { line: 1, cells: [2, 3] } };
    expect(describeMessage(words.de, puzzle, marks)).toBe(
      'Da ist ein Fehler: In Zeile 2 passen die Felder 2 und 3 so nicht zusammen.',
    );
    const moves = { key: 'mistake.moves', params: { moves: 14 } };
    expect(describeMessage(words.en, puzzle, moves)).toBe(
      'There is a mistake in the last 14 moves. Take them back.',
    );
    const move = { key: 'mistake.moves', params: { moves: 1 } };
    expect(describeMessage(words.de, puzzle, move)).toBe(
      'Da ist ein Fehler im letzten Zug. Nimm ihn zurück.',
    );
  });

  it('has an entry, or it is a slip of ours', () => {
    expect(() => describeMessage(words.en, puzzle, { key: 'nonsense', params: {} })).toThrow(
      /nonsense/,
    );
  });
});

describe('colours', () => {
  it('are filled and blank where there is one', () => {
    expect(colourWords(words.de, BLACK_AND_WHITE)).toEqual(['leer', 'gefüllt']);
  });

  it('are translated by name, named by their digits, or left as they are', () => {
    const palette = makePalette(
      BACKGROUND,
      [
        ['Gray', '#808080'],
        ['#2f9e44', '#2f9e44'],
        ['#146b2a', '#146b2a'],
        ['sea foam', '#93e9be'],
      ].map(([name, rgb]) => ({ name, rgb })),
    );
    expect(colourWords(words.en, palette)).toEqual([
      'empty',
      'grey',
      'green',
      'dark green',
      'sea foam',
    ]);
    expect(colourWords(words.de, palette)).toEqual([
      'leer',
      'grau',
      'grün',
      'dunkelgrün',
      'sea foam',
    ]);
  });
});
