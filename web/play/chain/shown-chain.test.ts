import { describe, expect, it } from 'vitest';
import { type ExampleStep, exampleOf } from '../../../src/explain/next-step/example-step.ts';
import { tellChain } from '../../../src/tasks/explaining/chain.ts';
import { CROSS, markOfMask, painted, UNMARKED } from '../../board/state/mark.ts';
import { goToFrame } from '../playback/playback-state.ts';
import { startChain } from './shown-chain.ts';

async function toldOf({ board, step }: ExampleStep) {
  const { puzzle, cells: marks } = board;
  return (await tellChain({ puzzle, marks, step, language: 'en' })).value;
}

/** The chain of the example, in which cell 1 cannot be filled. */
async function contradiction(level = 0) {
  const { board, step } = await exampleOf('contradiction');
  const cells = Uint8Array.from(board.cells, markOfMask);
  const levels = cells.map((mark) => (mark === UNMARKED ? 0 : level));
  const told = await toldOf({ board, step });
  return { cells, chain: startChain({ cells, levels }, told) };
}

describe('a chain on the board', () => {
  it('waits at the supposition, which looks like a trial', async () => {
    const { cells, chain } = await contradiction();
    expect(chain.state).toMatchObject({ at: 0, last: 5, isPlaying: false });
    const [first] = chain.frames;
    expect(first.cells[1]).toBe(painted(1));
    expect(first.levels[1]).toBe(1);
    expect(first.highlights.conclusions).toEqual([1]);
    expect(cells[1]).toBe(UNMARKED);
  });

  it('adds what each line adds, up to the line that has no room', async () => {
    const { cells, chain } = await contradiction();
    const news = chain.frames.map((frame) => frame.cells.filter((m, at) => m !== cells[at]).length);
    expect(news).toEqual([1, 2, 3, 4, 4, 1]);
    const clash = chain.frames[4];
    expect(clash.highlights).toEqual({ conclusions: [], wrong: [13, 16], lines: [2] });
  });

  it('ends with what follows, which is no supposition', async () => {
    const { chain } = await contradiction();
    const last = chain.frames[goToFrame(chain.state, 9).at];
    expect(last.cells[1]).toBe(CROSS);
    expect([...last.levels]).toEqual([...new Uint8Array(36)]);
  });

  it('knows no trial of cells that were not marked before the step', async () => {
    const { board, step } = await exampleOf('contradiction');
    const cells = Uint8Array.from(board.cells, markOfMask);
    const told = await toldOf({ board, step });
    const { frames } = startChain({ cells, levels: new Uint8Array(cells.length).fill(1) }, told);
    const unmarked = [...cells.keys()].filter((cell) => frames[0].cells[cell] === UNMARKED);
    expect(unmarked.map((cell) => frames[0].levels[cell])).toEqual(unmarked.map(() => 0));
  });

  it('supposes one level deeper than the trials of the player', async () => {
    const { chain } = await contradiction(2);
    expect(chain.frames[0].levels[1]).toBe(3);
    expect(chain.frames[5].levels[1]).toBe(2);
  });
});
