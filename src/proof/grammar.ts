// The text of a certificate, line by line:
//
//   crosshatch certificate 1
//   puzzle 5x5 0123456789abcdef     width, height, digest of the clues
//   s ..#../#####/...               a solution, by the symbols of the palette
//   l 7=1 -12=0 31>4 -33>2          a learnt clause: cell 7 has colour 1, or cell 12 is not background, or ...
//   d 7=1 -12=0                     one that is not needed any more
//   end complete                    there are no solutions but these; or `end open`: nothing is said of others
//
// `31>4`: the block of that number starts at position 4 or later. Cells count from 0 row by row, blocks from 0 through
// all rows and then all columns, positions from 0 along the line.

export const TITLE = 'crosshatch certificate';
export const VERSION = 1;

export const ENDINGS = ['complete', 'open'] as const;
export type CertificateEnding = (typeof ENDINGS)[number];
