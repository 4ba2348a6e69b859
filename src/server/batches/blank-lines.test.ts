import { describe, expect, it } from 'vitest';
import { withBlankLines } from './blank-lines.ts';

async function textOf(lines: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const line of lines) text += line.toString();
  return text;
}

describe('blank lines', () => {
  it('come while nothing else does, and never within a line', async () => {
    let goOn = (): void => {};
    const over = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    async function* slow() {
      yield Buffer.from('a\n');
      await over;
      yield Buffer.from('b\n');
    }
    const found: string[] = [];
    for await (const line of withBlankLines(slow(), 5)) {
      found.push(line.toString());
      if (found.length === 4) goOn();
    }
    expect(found.join('')).toMatch(/^a\n\n{30,}b\n$/);
  });

  it('do not come between lines that are quick', async () => {
    async function* quick() {
      for (const line of ['a\n', 'b\n']) yield Buffer.from(line);
    }
    expect(await textOf(withBlankLines(quick(), 60_000))).toBe('a\nb\n');
  });

  it('end with what they are in, and end that when nobody wants more', async () => {
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield Buffer.from('a\n');
      } finally {
        isEnded = true;
      }
    }
    for await (const _ of withBlankLines(endless(), 60_000)) break;
    expect(isEnded).toBe(true);
    async function* broken() {
      yield Buffer.from('a\n');
      throw new Error('the disk is gone');
    }
    await expect(textOf(withBlankLines(broken(), 60_000))).rejects.toThrow('the disk is gone');
  });
});
