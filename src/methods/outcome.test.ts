import { describe, expect, it } from 'vitest';
import { type Ended, outcomeOf } from './outcome.ts';

const NOTHING: Ended = { report: undefined, problem: undefined, isRefuted: false };

const found = (count: number, { complete = false, cut = false } = {}): Ended => ({
  ...NOTHING,
  report: { solutions: Array.from({ length: count }, (_, i) => [`${i}`]), complete, cut },
});
const problem = (code: string): Ended => ({ ...NOTHING, problem: { code, message: '' } });

describe('outcomeOf', () => {
  it.each<[string, Ended, ReturnType<typeof outcomeOf>]>([
    ['all of one solution', found(1, { complete: true }), 'unique'],
    ['all of none', found(0, { complete: true }), 'none'],
    ['two of more', found(2), 'multiple'],
    ['many when the time was over', found(24, { cut: true }), 'multiple'],
    ['one when the time was over', found(1, { cut: true }), 'time-out-solved'],
    ['none when the time was over', found(0, { cut: true }), 'time-out'],
    ['one at its own end', found(1), 'solved'],
    ['none at its own end', found(0), 'gave-up'],
    ['what others refute', { ...found(1, { complete: true }), isRefuted: true }, 'wrong'],
    ['a grid that breaks the clues', problem('wrong-solution'), 'wrong'],
    ['the same solution twice', problem('doubled-solution'), 'wrong'],
    ['no program', problem('not-installed'), 'not-installed'],
    ['no memory', problem('out-of-memory'), 'out-of-memory'],
    ['a bug', problem('fault'), 'failed'],
    ['an end from outside', problem('killed'), 'failed'],
    ['no colours', problem('no-colour'), 'refused'],
    ['nothing', NOTHING, undefined],
  ])('of %s', (_, ended, outcome) => {
    expect(outcomeOf(ended)).toBe(outcome);
  });
});
