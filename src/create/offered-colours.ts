// Lists colours that people can tell apart without effort, in the order in which a picture gets
// them.

import type { Colour } from '../puzzle/palette.ts';

export const OFFERED_COLOURS: readonly Pick<Colour, 'name' | 'rgb'>[] = [
  { name: 'red', rgb: '#d62828' },
  { name: 'blue', rgb: '#1c6dd0' },
  { name: 'green', rgb: '#2b8a3e' },
  { name: 'yellow', rgb: '#ffd43b' },
  { name: 'orange', rgb: '#f2711c' },
  { name: 'brown', rgb: '#8b5a2b' },
  { name: 'purple', rgb: '#9c27b0' },
  { name: 'pink', rgb: '#f78fa7' },
  { name: 'light-blue', rgb: '#4dabf7' },
  { name: 'grey', rgb: '#808080' },
  { name: 'beige', rgb: '#e3c99a' },
  { name: 'black', rgb: '#000000' },
];
