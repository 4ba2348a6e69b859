import { expect, it } from 'vitest';
import { readPhoto } from '../../../../src/photo/read-photo.ts';
import { failureOfProblem } from './failure-of-problem.ts';

it('has a reason for corners that are those of no grid', async () => {
  const image = { width: 50, height: 50, data: new Uint8ClampedArray(10_000).fill(255) };
  const [a, b] = [
    { x: 10, y: 10 },
    { x: 40, y: 40 },
  ] as const;
  const crossed = await readPhoto(image, { place: { width: 5, height: 5, corners: [a, b, a, b] } });
  if (crossed.ok) throw new Error('it was read');
  expect(failureOfProblem(crossed.problems[0])).toEqual({ reason: 'bad-corners' });
});

it('keeps the message of any other problem', () => {
  const problem = { code: 'strange', message: 'what happened' };
  expect(failureOfProblem(problem)).toEqual({ reason: 'failed', message: 'what happened' });
});
