import { describe, expect, it } from 'vitest';
import { readPlainClues } from './plain-clues.ts';

const RING = { width: 3, height: 3, rows: ['3', '1 1', '3'], columns: ['3', '1\n1', '3'] };

describe('plain clues', () => {
  it.each([
    ['a line each', '3\n1 1\n3\n\n3\n1 1\n3'],
    [
      'with line ends of other systems and blank lines around',
      '\r\n3\r\n1 1\r\n3\r\n \r\n3\r\n1 1\r\n3\r\n',
    ],
    ['with commas between clues', '3, 1 1, 3\n\n3, 1 1, 3\n'],
  ])('are read, %s', (_, text) => {
    expect(readPlainClues(text)).toMatchObject(RING);
  });

  it('are read with commas between numbers', () => {
    expect(readPlainClues('3\n1,1\n3\n\n3\n1,1\n3')?.columns).toEqual(RING.columns);
  });

  it('may have blotted blocks and unknown lines', () => {
    expect(readPlainClues('3\n? 1\n*\n\n?\n1 ?\n3')).toMatchObject({
      rows: ['3', '? 1', '*'],
      columns: ['?', '1\n?', '3'],
    });
  });

  it.each(['3\n1 1\n3', 'rows\n3\n\n3', '1\n\n1\n\n1', ''])('are not %j', (text) => {
    expect(readPlainClues(text)).toBeUndefined();
  });

  it('are not those of a board that is too large', () => {
    expect(readPlainClues(`${'1\n'.repeat(201)}\n1`)).toBeUndefined();
  });
});
