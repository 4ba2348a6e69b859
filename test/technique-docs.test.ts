import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renewed } from '../makers/technique-docs/technique-page.ts';
import { TECHNIQUES } from '../src/explain/model/step.ts';
import { blottedExampleOf, exampleOf } from '../src/explain/next-step/example-step.ts';
import { BLOTTED_EXAMPLES, EXAMPLES } from '../src/explain/next-step/technique-examples.ts';
import { verifySearch } from '../src/explain/verify/verify-search.ts';
import { verifyStep } from '../src/explain/verify/verify-step.ts';

describe('docs/techniques.md', () => {
  it('shows every technique, by a step that holds', async () => {
    const shown = EXAMPLES.map(({ technique }) => technique);
    expect([...shown].sort()).toEqual([...TECHNIQUES].sort());
    for (const { technique } of EXAMPLES) {
      const { board, step } = await exampleOf(technique);
      const problem =
        step.kind === 'search'
          ? await verifySearch(board.puzzle, board.cells, step)
          : verifyStep(board.puzzle, board.cells, step, { isUnique: true });
      expect([technique, problem]).toEqual([technique, undefined]);
    }
  });

  it('shows what techniques conclude from blotted blocks, by steps that hold', async () => {
    for (const { technique } of BLOTTED_EXAMPLES) {
      const { board, step } = (await blottedExampleOf(technique)) ?? {};
      if (board === undefined || step?.kind !== 'line') throw new Error(`no step by ${technique}`);
      expect([technique, verifyStep(board.puzzle, board.cells, step)]).toEqual([
        technique,
        undefined,
      ]);
    }
  });

  it('is what the code makes: npm run technique-docs makes it anew', async () => {
    const page = readFileSync(resolve(import.meta.dirname, '../docs/techniques.md'), 'utf8');
    expect(await renewed(page)).toBe(page);
  });
});
