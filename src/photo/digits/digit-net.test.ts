import { describe, expect, it } from 'vitest';
import { connect, convolve, pool, softmax } from './digit-net.ts';

describe('the layers of the digit net', () => {
  it('convolve by nine weights around each place, for each input', () => {
    const layer = {
      ...{ side: 2, inputs: 2, outputs: 1 },
      weights: Float64Array.of(0, 0, 0, 0, 1, 2, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0),
      biases: Float64Array.of(0.5),
    };
    const first = [0, 0, 0, 0, 0, 1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0];
    const second = [0, 0, 0, 0, 0, 5, 6, 0, 0, 7, 8, 0, 0, 0, 0, 0];
    const output = new Float64Array(4);
    convolve(layer, Float64Array.from([...first, ...second]), output);
    expect([...output]).toEqual([0.5 + 1 + 4, 0.5 + 2, 0.5 + 3 + 8, 0.5 + 4 + 50]);
  });

  it('take the largest of four values, and 0 where all are negative', () => {
    const input = Float64Array.of(1, 2, -1, -2, 3, -4, -3, -4, 0, 0, 7, 0, 0, 0, 0, 9);
    const bare = new Float64Array(4);
    pool({ side: 4, outputs: 1 }, 0, input, bare);
    expect([...bare]).toEqual([3, 0, 0, 9]);
    const bordered = new Float64Array(16);
    pool({ side: 4, outputs: 1 }, 1, input, bordered);
    expect([...bordered]).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
  });

  it('connect every input with every output', () => {
    const weights = Float64Array.of(1, 2, 3, 4);
    const layer = { inputs: 2, outputs: 2, weights, biases: Float64Array.of(0, 10) };
    const output = new Float64Array(2);
    connect(layer, Float64Array.of(5, 7), output);
    expect([...output]).toEqual([19, 53]);
  });

  it('become probabilities, more even at a higher temperature', () => {
    const values = [Math.log(1), Math.log(9)];
    expect(softmax(values, 1)[1]).toBeCloseTo(0.9);
    expect(softmax(values, 2)[1]).toBeCloseTo(0.75);
    expect(softmax([1000, 0], 1)).toEqual([1, 0]);
  });
});
