import { describe, expect, it } from 'vitest';
import { BatchProblem } from '../batch-problem.ts';
import { resumedResults } from './resumed-results.ts';

const unreachable = new BatchProblem({ code: 'unreachable', message: 'nobody is there' });

/** An answer with a piece of text, which then ends or breaks off as those of `fetch` do. */
async function* answer(text: string, isBroken: boolean): AsyncGenerator<string> {
  yield text;
  if (isBroken) throw new TypeError('terminated');
}

const chunk = (first: number): string => `${JSON.stringify({ first, lines: ['{}', '{}'] })}\n`;

/** Gives the answers in turn, or throws them. */
function opener(answers: readonly (AsyncIterable<string> | Error)[]) {
  const asked: number[] = [];
  async function* open(from: number): AsyncGenerator<string> {
    const next = answers[asked.length] ?? unreachable;
    asked.push(from);
    if (next instanceof Error) throw next;
    yield* next;
  }
  return { open, asked };
}

async function firstsOf({ open }: ReturnType<typeof opener>): Promise<number[]> {
  const firsts: number[] = [];
  for await (const { first } of resumedResults(open, { follow: true }, 0)) firsts.push(first);
  return firsts;
}

describe('answers over HTTP', () => {
  it('go on where their stream broke off, also in the middle of a line', async () => {
    const opened = opener([
      answer(`${chunk(0)}\n${chunk(2)}{"first":`, true),
      unreachable,
      answer(chunk(4), false),
    ]);
    expect(await firstsOf(opened)).toEqual([0, 2, 4]);
    expect(opened.asked).toEqual([0, 4, 4]);
  });

  it('go on where their stream ended within a line, as if it were whole', async () => {
    const opened = opener([answer(`${chunk(0)}{"first":2,"li`, false), answer(chunk(2), false)]);
    expect(await firstsOf(opened)).toEqual([0, 2]);
    expect(opened.asked).toEqual([0, 2]);
  });

  it.each(['<html>\n', '{"items":[]}\n', '7\n'])(
    'are none of another program: %j',
    async (text) => {
      const opened = opener([answer(text, false)]);
      await expect(firstsOf(opened)).rejects.toMatchObject({ problem: { code: 'bad-answer' } });
      expect(opened.asked).toEqual([0]);
    },
  );

  it('are not asked for again if nothing ever came', async () => {
    const opened = opener([unreachable]);
    await expect(firstsOf(opened)).rejects.toBe(unreachable);
    expect(opened.asked).toEqual([0]);
  });

  it('end with the reason if they break again and again, or are no longer there', async () => {
    const breaking = Array.from({ length: 30 }, () => answer('', true));
    await expect(firstsOf(opener([answer('\n', true), ...breaking]))).rejects.toThrow('broke off');
    const gone = new BatchProblem({ code: 'no-batch', message: 'there is no batch' });
    await expect(firstsOf(opener([answer(chunk(0), true), gone]))).rejects.toBe(gone);
  });
});
