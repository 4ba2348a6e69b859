import { expect, it } from 'vitest';
import { makeRandom } from '../../engine/random.ts';
import { NET_LENGTH, netOver } from './digit-net.ts';
import { packNet, unpackNet } from './packed-net.ts';

const random = makeRandom(3);
const net = netOver(Float64Array.from({ length: NET_LENGTH }, () => random.real() - 0.5));
const layersOf = ({ first, second, hidden, last }: typeof net) => [first, second, hidden, last];

it('a packed net keeps its biases, and its weights to 1/254 of the largest', () => {
  const unpacked = layersOf(unpackNet(packNet(net)));
  layersOf(net).forEach(({ weights, biases }, layer) => {
    biases.forEach((bias, i) => {
      expect(unpacked[layer].biases[i]).toBeCloseTo(bias, 6);
    });
    const errors = weights.map((weight, i) => Math.abs(weight - unpacked[layer].weights[i]));
    expect(Math.max(...errors)).toBeLessThan(0.5 / 254 + 1e-6);
  });
});

it('packing what was unpacked changes nothing', () => {
  const text = packNet(net);
  expect(packNet(unpackNet(text))).toBe(text);
});

it('line ends within the text mean nothing', () => {
  const text = packNet(net);
  expect(unpackNet(`\n${text.slice(0, 10)}\n${text.slice(10)}\n`)).toEqual(unpackNet(text));
});

it('weights that are all 0 stay so', () => {
  const zeros = netOver(new Float64Array(NET_LENGTH));
  expect(unpackNet(packNet(zeros))).toEqual(zeros);
});
