// Contains a small board for each technique, on which this technique helps, and one with blotted
// blocks where the technique then concludes in another way. `.` stands for a blank cell, `?` for an
// unknown one; `#` and `o` are colours.

import type { Technique } from '../model/step.ts';

export interface Example {
  readonly technique: Technique;
  readonly picture: readonly string[];
  /**
   * The marks at the start: the rows as drawn here, `nothing` for no marks, `lines` for everything
   * that lines settle.
   */
  readonly marks: readonly string[] | 'nothing' | 'lines';
  /** The blocks of the first row that are blotted, from 0. */
  readonly blotted?: readonly number[];
}

export const EXAMPLES: readonly Example[] = [
  {
    technique: 'empty-line',
    picture: ['.......'],
    marks: ['???????'],
  },
  {
    technique: 'full-line',
    picture: ['###.#.##'],
    marks: ['????????'],
  },
  {
    technique: 'line-complete',
    picture: ['..###..#..'],
    marks: ['??###??#??'],
  },
  {
    technique: 'only-filled-remain',
    picture: ['.####.##..'],
    marks: ['.?#??.??..'],
  },
  {
    technique: 'simple-boxes',
    picture: ['.########.'],
    marks: ['??????????'],
  },
  {
    technique: 'glue',
    picture: ['.####..##...'],
    marks: ['??#?????????'],
  },
  {
    technique: 'mercury',
    picture: ['.###..##..'],
    marks: ['???#??????'],
  },
  {
    technique: 'punctuating',
    picture: ['.##...#...'],
    marks: ['?##???????'],
  },
  {
    technique: 'small-gap',
    picture: ['###.....###.'],
    marks: ['????.??.????'],
  },
  {
    technique: 'splitting',
    picture: ['.##.##...'],
    marks: ['?##?#????'],
  },
  {
    technique: 'joining',
    picture: ['..#####..#...'],
    marks: ['??#?#????????'],
  },
  {
    technique: 'forcing',
    picture: ['###...####....###'],
    marks: ['?????.#??????????'],
  },
  {
    technique: 'overlap',
    picture: ['..####....'],
    marks: ['.?????.??.'],
  },
  {
    technique: 'simple-spaces',
    picture: ['..###....#'],
    marks: ['???#?????#'],
  },
  {
    technique: 'case-analysis',
    picture: ['.##.#....'],
    marks: ['???.#????'],
  },
  {
    technique: 'double-positioning',
    picture: ['..##.#'],
    marks: ['???#??'],
  },
  {
    technique: 'colours-meet',
    picture: ['.#...', '#.o..', 'o..#o', '.oo..', 'o.#..'],
    marks: 'nothing',
  },
  {
    technique: 'edge-logic',
    picture: ['#..#', '.##.', '...#', '..#.'],
    marks: 'lines',
  },
  {
    technique: 'contradiction',
    picture: ['....##', '.##.#.', '##...#', '..##.#', '##..#.', '.#....'],
    marks: 'lines',
  },
  {
    technique: 'two-way',
    picture: ['#...#.', '##..#.', '...#.#', '.##..#', '.#...#', '#.#.#.'],
    marks: 'lines',
  },
  {
    technique: 'summing',
    picture: ['#..#', '.##.', '...#', '..#.'],
    marks: 'lines',
  },
  {
    technique: 'symmetry',
    picture: ['.#.#.', '#.#.#', '.....', '#...#', '.###.'],
    marks: ['?????', '?????', '?????', '#????', '?????'],
  },
  {
    technique: 'search',
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

export const BLOTTED_EXAMPLES: readonly Example[] = [
  {
    technique: 'full-line',
    picture: ['#.#.##.#'],
    marks: ['????????'],
    blotted: [0, 3],
  },
  {
    technique: 'line-complete',
    picture: ['.###...#..'],
    marks: ['.###.?.#.?'],
    blotted: [0],
  },
  {
    technique: 'only-filled-remain',
    picture: ['..#.##.'],
    marks: ['..?.??.'],
    blotted: [0],
  },
  {
    technique: 'simple-boxes',
    picture: ['##.#####.'],
    marks: ['?????????'],
    blotted: [0],
  },
  {
    technique: 'joining',
    picture: ['.####..#.'],
    marks: ['?#??#??#?'],
    blotted: [0],
  },
  {
    technique: 'overlap',
    picture: ['.#.###..'],
    marks: ['.?.##???'],
    blotted: [0],
  },
];
