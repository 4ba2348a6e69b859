import { describe, expect, it } from 'vitest';
import { puzzleOfLengths } from '../../../test/boards.ts';
import { type RecordItem, type RecordMethodArgs, recordMethod } from './record-method.ts';

const ONES = [[1], [1], [1], [1]];
const ARGS: RecordMethodArgs = {
  ...{ method: 'dfs', choices: {}, maxSolutions: 2, limits: {}, seed: 0 },
  // A puzzle with one painted cell in each row and column; it has 24 solutions.
  puzzle: puzzleOfLengths(ONES, ONES),
  mostSteps: 0,
  isRecording: false,
};

async function recorded(asked: Partial<RecordMethodArgs>, stop: () => boolean = () => false) {
  const items: RecordItem[] = [];
  const onItem = (item: RecordItem): void => void items.push(item);
  const outcome = await recordMethod({ ...ARGS, ...asked }, { stop, onProgress: () => {}, onItem });
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  const steps = items.flatMap((item) => (item.kind === 'steps' ? item.steps : []));
  return { kinds: items.map(({ kind }) => kind), steps, answer: outcome.value };
}

describe('a recorded run of a method', () => {
  it('says that it begins, and passes solutions on as they are found', async () => {
    const { kinds, answer } = await recorded({});
    expect(kinds).toEqual(['begun', 'solution', 'solution']);
    expect(answer).toMatchObject({ verdict: 'multiple', cut: false });
  });

  it('ends with its last step if it is only for these', async () => {
    const { steps, answer } = await recorded({ mostSteps: 2, isRecording: true });
    expect(steps.map(({ step }) => step.cells.length)).toEqual([16, 16]);
    expect(answer).toMatchObject({ complete: false, cut: true });
  });

  it('goes on after its last step if it is for the answer, too', async () => {
    const { steps, answer } = await recorded({ mostSteps: 2 });
    expect(steps).toHaveLength(2);
    expect(answer).toMatchObject({ verdict: 'multiple', cut: false });
  });

  it('sends nothing of the runs that repeat a short one', async () => {
    const { kinds } = await recorded({ leastSeconds: 0.01 });
    expect(kinds).toEqual(['begun', 'solution', 'solution']);
  });

  it('ends with what is known when it is stopped', async () => {
    const { answer } = await recorded({}, () => true);
    expect(answer).toMatchObject({ complete: false, cut: true });
  });
});
