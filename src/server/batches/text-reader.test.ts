import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { success } from '../../puzzle/problem.ts';
import { textReader } from './text-reader.ts';

const REQUEST = { ip: '192.0.2.1' } as FastifyRequest;
const PUZZLE = 'width 1\nheight 1\nrows\n1\ncolumns\n1\n';

it('reads a long text on a thread, for its client, and a short one at once', async () => {
  const readItems = vi.fn(async () => success([{ id: 'from a thread' }]));
  const read = textReader({ readItems });
  const short = await read(REQUEST, { name: 'a.non', text: PUZZLE });
  expect(short).toMatchObject({ value: [{ puzzle: { width: 1 } }] });
  expect(readItems).not.toHaveBeenCalled();
  const text = { name: 'a.non', text: `${PUZZLE}====\n`.repeat(200) };
  expect(await read(REQUEST, text)).toMatchObject({ value: [{ id: 'from a thread' }] });
  expect(readItems).toHaveBeenCalledWith(text, expect.objectContaining({ client: '192.0.2.1' }));
});
