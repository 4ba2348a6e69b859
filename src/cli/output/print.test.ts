import { afterEach, describe, expect, it, vi } from 'vitest';
import { printData } from './print.ts';

const { isTTY } = process.stdout;
afterEach(() => {
  process.stdout.isTTY = isTTY;
  vi.restoreAllMocks();
});

describe('the text of a puzzle', () => {
  it.each([
    [true, '\\x1b[2Jrows\n'],
    [false, '\u001b[2Jrows\n'],
  ])('on standard output that is a terminal: %s', async (isTerminal, written) => {
    process.stdout.isTTY = isTerminal;
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await printData('\u001b[2Jrows\n');
    expect(write.mock.calls.map(([text]) => text)).toEqual([written]);
  });
});
