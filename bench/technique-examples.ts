// A small board for each technique, on which it is the one that helps. `.` is blank, `?` open; `#`, `o` and `+` are
// colours.

import type { Technique } from '../src/explain/step.ts';

export interface Example {
  readonly technique: Technique;
  /** What the technique says. */
  readonly idea: string;
  readonly sources: readonly (keyof typeof SOURCES)[];
  readonly picture: readonly string[];
  /** What is marked: as drawn, nothing, or all that lines tell. */
  readonly marks: readonly string[] | 'nothing' | 'lines';
}

export const SOURCES = {
  wikipedia: '[Wikipedia](https://en.wikipedia.org/wiki/Nonogram#Solution_techniques)',
  nonograms: '[nonograms.org](https://www.nonograms.org/methods)',
  webpbn: '[webpbn.com](https://webpbn.com/solving.html)',
  davidje13: "[davidje13's Nonogram](https://github.com/davidje13/Nonogram)",
} as const;

export const EXAMPLES: readonly Example[] = [
  {
    technique: 'empty-line',
    idea: 'A line without blocks is blank.',
    sources: ['wikipedia'],
    picture: ['.......'],
    marks: ['???????'],
  },
  {
    technique: 'full-line',
    idea: 'Blocks and gaps that need the whole line have only one place.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['###.#.##'],
    marks: ['????????'],
  },
  {
    technique: 'line-complete',
    idea: 'When as many cells are painted as the clue asks for, the rest is blank.',
    sources: ['nonograms'],
    picture: ['..###..#..'],
    marks: ['??###??#??'],
  },
  {
    technique: 'only-filled-remain',
    idea: 'When only as many cells are left as the clue asks for, all of them are painted.',
    sources: ['nonograms'],
    picture: ['.####.##..'],
    marks: ['.?#??.??..'],
  },
  {
    technique: 'simple-boxes',
    idea: 'Pushed to one end and to the other, a block covers some cells both times.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['.########.'],
    marks: ['??????????'],
  },
  {
    technique: 'glue',
    idea: 'A painted cell near the wall belongs to the first block and pulls it as far as it reaches from the wall.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['.####..##...'],
    marks: ['??#?????????'],
  },
  {
    technique: 'mercury',
    idea: 'A block at the wall would touch a painted cell and grow too long: the wall cell is blank.',
    sources: ['wikipedia'],
    picture: ['.###..##..'],
    marks: ['???#??????'],
  },
  {
    technique: 'punctuating',
    idea: 'A run as long as the longest block that can be there is complete.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['.##...#...'],
    marks: ['?##???????'],
  },
  {
    technique: 'small-gap',
    idea: 'No block that can reach it fits between two blanks: what is between them is blank.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['###.....###.'],
    marks: ['????.??.????'],
  },
  {
    technique: 'splitting',
    idea: 'Two runs that would make a block too long are parted.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['.##.##...'],
    marks: ['?##?#????'],
  },
  {
    technique: 'joining',
    idea: 'Two runs that can only belong to the same block are joined.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['..#####..#...'],
    marks: ['??#?#????????'],
  },
  {
    technique: 'forcing',
    idea: 'A run that is hemmed in on one side grows to the other until the shortest block fits.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['###...####....###'],
    marks: ['?????.#??????????'],
  },
  {
    technique: 'overlap',
    idea: 'From its earliest to its latest start, a block covers some cells in any case.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['..####....'],
    marks: ['.?????.??.'],
  },
  {
    technique: 'simple-spaces',
    idea: 'Cells that no block reaches are blank.',
    sources: ['wikipedia', 'nonograms'],
    picture: ['..###....#'],
    marks: ['???#?????#'],
  },
  {
    technique: 'case-analysis',
    idea: 'What all ways to place the blocks of a line have in common holds.',
    sources: ['davidje13'],
    picture: ['.##.#....'],
    marks: ['???.#????'],
  },
  {
    technique: 'double-positioning',
    idea: 'A block has two places left, and both force the same.',
    sources: ['nonograms'],
    picture: ['..##.#'],
    marks: ['???#??'],
  },
  {
    technique: 'colours-meet',
    idea: 'The row of a cell leaves it some colours, its column others; one is common to both.',
    sources: ['webpbn'],
    picture: ['.#...', '#.o..', 'o..#o', '.oo..', 'o.#..'],
    marks: 'nothing',
  },
  {
    technique: 'edge-logic',
    idea: 'A block at the edge pushes more into the next line than that can hold.',
    sources: ['webpbn'],
    picture: ['#..#', '.##.', '...#', '..#.'],
    marks: 'lines',
  },
  {
    technique: 'contradiction',
    idea: 'A value after which some line cannot be met is wrong; the shortest chain found is shown.',
    sources: ['wikipedia', 'webpbn'],
    picture: ['....##', '.##.#.', '##...#', '..##.#', '##..#.', '.#....'],
    marks: 'lines',
  },
  {
    technique: 'two-way',
    idea: 'What follows from every value of a cell holds, whichever it is.',
    sources: ['webpbn', 'davidje13'],
    picture: ['#...#.', '##..#.', '...#.#', '.##..#', '.#...#', '#.#.#.'],
    marks: 'lines',
  },
  {
    technique: 'summing',
    idea: 'Lines side by side must have as many painted cells as the lines across have there.',
    sources: ['webpbn'],
    picture: ['#..#', '.##.', '...#', '..#.'],
    marks: 'lines',
  },
  {
    technique: 'symmetry',
    idea: 'The clues are symmetric and there is one solution, so that is symmetric, too. Only where it is proven that there is one.',
    sources: ['webpbn'],
    picture: ['.#.#.', '#.#.#', '.....', '#...#', '.###.'],
    marks: ['?????', '?????', '?????', '#????', '?????'],
  },
  {
    technique: 'search',
    idea: 'What no technique finds: with another value there is no solution. The work of a computer.',
    sources: ['webpbn'],
    picture: [
      '........###',
      '..........#',
      '......###.#',
      '........#..',
      '....###.#..',
      '......#....',
      '..###.#....',
      '....#......',
      '###.#......',
      '..#........',
      '..#........',
    ],
    marks: 'nothing',
  },
];
