import { beforeAll, describe, expect, it } from 'vitest';
import { TECHNIQUES, type Technique } from '../../src/explain/model/step.ts';
import { LANGUAGE_IDS } from '../../src/explain/words/languages.ts';
import { type ShownTechnique, showTechniques } from '../../src/tasks/explaining/techniques.ts';
import { isNote, UNMARKED } from '../board/state/mark.ts';
import { boardsOf } from './boards-of-example.ts';

const SIGNS = '?x#';

let shown: readonly ShownTechnique[];

beforeAll(async () => {
  const outcome = await showTechniques({ techniques: TECHNIQUES, language: 'en' });
  if (!outcome.ok) throw new Error(outcome.problems[0].message);
  shown = outcome.value;
});

function drawn(technique: Technique): string[] {
  const found = shown.find((each) => each.technique === technique);
  return found === undefined
    ? []
    : boardsOf(found).map(({ cells }) => [...cells].map((cell) => SIGNS[cell] ?? '~').join(''));
}

describe('boardsOf', () => {
  it('shows a line before and after', () => {
    expect(drawn('joining')).toEqual(['??#?#????????', '??###????????']);
  });

  it('shows what would follow as notes', () => {
    expect(drawn('edge-logic')).toEqual([
      '????????????????',
      '?~?~?~?~????????',
      '?x??????????????',
    ]);
    expect(drawn('two-way')).toHaveLength(4);
  });

  it('shows something new, and what it rests on, for every technique', () => {
    expect(shown.map(({ technique }) => technique)).toEqual(TECHNIQUES);
    for (const each of shown) {
      const boards = boardsOf(each);
      const [first, last] = [boards[0], boards[boards.length - 1]];
      const settled = [...last.cells.keys()].filter(
        (cell) => first.cells[cell] !== last.cells[cell],
      );
      expect([each.technique, settled.length > 0]).toEqual([each.technique, true]);
      expect(last.highlights.conclusions).toEqual(expect.arrayContaining(settled));
      const evidence = first.highlights.evidence ?? [];
      expect(evidence.filter((cell) => first.cells[cell] === UNMARKED)).toEqual([]);
      for (const { when, cells } of boards) expect(cells.some(isNote)).toBe(when === 'case');
    }
  });
});

describe('showTechniques', () => {
  it.each(LANGUAGE_IDS)('has words for all of them: %s', async (language) => {
    const outcome = await showTechniques({ techniques: TECHNIQUES, language });
    if (!outcome.ok) throw new Error(outcome.problems[0].message);
    for (const { technique, name, idea, tierName, sentence, cases, step } of outcome.value) {
      for (const said of [name, idea, tierName, sentence]) expect(said).toMatch(/\S/);
      const chains = step.kind === 'cases' ? step.cases.length : step.kind === 'chain' ? 1 : 0;
      expect([technique, cases.length]).toEqual([technique, chains]);
    }
  });
});
