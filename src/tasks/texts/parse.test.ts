import { expect, it } from 'vitest';
import { parseText } from './parse.ts';

it('puzzles come to the page with all that a file says of them', async () => {
  const text = JSON.stringify({ rows: [['?'], null], columns: [[2], null], given: ['??', '#?'] });
  const { value } = await parseText({ text, fileName: 'open.json' });
  expect(value).toMatchObject([
    {
      ok: true,
      value: {
        rows: [[{ length: null, colour: 1 }], null],
        columns: [[{ length: 2, colour: 1 }], null],
        given: { width: 2, height: 2, cells: Int32Array.of(3, 3, 2, 3) },
      },
    },
  ]);
});
