import { describe, expect, it } from 'vitest';
import { quotedLine } from './quoted-line.ts';

describe('a quoted line', () => {
  it('marks the place', () => {
    expect(quotedLine('rows\r\n3,x,1\n', 2, 3)).toEqual({ before: '3,', at: 'x', after: ',1' });
  });

  it('marks the end of a line that is too short', () => {
    expect(quotedLine('ab', 1, 99)).toEqual({ before: 'ab', at: ' ', after: '' });
  });

  it('shows of a long line what is around the place', () => {
    const quoted = quotedLine('x'.repeat(500), 1, 250);
    expect(quoted?.before).toBe(`…${'x'.repeat(40)}`);
    expect(quoted?.after).toBe(`${'x'.repeat(40)}…`);
  });

  it('knows no line beyond the text', () => {
    expect(quotedLine('a\nb', 3)).toBeUndefined();
  });
});
