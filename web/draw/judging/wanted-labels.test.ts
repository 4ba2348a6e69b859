import { expect, it } from 'vitest';
import { boundOf, labelBeside, labelsBesides, rangeTowards } from './wanted-labels.ts';

it('easier labels are wanted at most, and harder ones at least', () => {
  const bounds = labelsBesides('medium').map((label) => `${boundOf(label, 'medium')} ${label}`);
  expect(bounds).toEqual([
    'most trivial',
    'most easy',
    'least hard',
    'least expert',
    'least extreme',
  ]);
  expect(rangeTowards('easy', 'medium')).toEqual({ easiest: 'trivial', hardest: 'easy' });
  expect(rangeTowards('hard', 'medium')).toEqual({ easiest: 'hard', hardest: 'extreme' });
});

it('the label beside another one is harder, except for the hardest', () => {
  expect([labelBeside('trivial'), labelBeside('extreme')]).toEqual(['easy', 'expert']);
});
