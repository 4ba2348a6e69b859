import { describe, expect, it } from 'vitest';
import { BatchProblem } from '../batch-problem.ts';
import { resumedResults } from './resumed-results.ts';

const unreachable = new BatchProblem({ code: 'unreachable', message: 'nobody is there' });

/** An answer with a piece of text, which then ends or breaks off as those of `fetch` do. */
function answer(text: string, isBroken: boolean): Response {
  const pieces = [text];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece !== undefined) controller.enqueue(Buffer.from(piece));
      else if (isBroken) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return new Response(body);
}

const chunk = (first: number): string => `${JSON.stringify({ first, lines: ['{}', '{}'] })}\n`;

/** Gives the answers in turn, or throws them. */
function opener(answers: readonly (Response | Error)[]) {
  const asked: number[] = [];
  const open = async (from: number): Promise<Response> => {
    const next = answers[asked.length] ?? unreachable;
    asked.push(from);
    if (next instanceof Error) throw next;
    return next;
  };
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
