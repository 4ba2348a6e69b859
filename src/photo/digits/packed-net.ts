// Packs the weights of a net as text: base64 of the four layers, output by output. An output has
// its scale and its bias as four bytes of a float each, little end first, and then its weights, a
// byte each, of which the scale makes numbers. Spaces and line ends mean nothing. The bytes of the
// digit net are 29 kB.

import { type DigitNet, NET_LENGTH, netOver } from './digit-net.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The byte that the largest weight of an output becomes. */
const LARGEST = 127;
/** The bytes of the scale and the bias of an output. */
const HEAD = 8;

export function packNet(net: DigitNet): string {
  const layers = layersOf(net);
  const length = layers.reduce((sum, { weights, outputs }) => {
    return sum + weights.length + HEAD * outputs;
  }, 0);
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  for (const { weights, biases, inputs } of layers) {
    for (let o = 0; o < biases.length; o++, at += HEAD + inputs) {
      const own = weights.subarray(o * inputs, (o + 1) * inputs);
      const scale = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
      view.setFloat32(at, scale, true);
      view.setFloat32(at + 4, biases[o], true);
      own.forEach((weight, i) => {
        view.setInt8(at + HEAD + i, scale === 0 ? 0 : Math.round(weight / scale));
      });
    }
  }
  return toBase64(new Uint8Array(view.buffer));
}

export function unpackNet(text: string): DigitNet {
  const net = netOver(new Float64Array(NET_LENGTH));
  const view = new DataView(fromBase64(text).buffer);
  let at = 0;
  for (const { weights, biases, inputs } of layersOf(net)) {
    for (let o = 0; o < biases.length; o++, at += HEAD + inputs) {
      const scale = view.getFloat32(at, true);
      biases[o] = view.getFloat32(at + 4, true);
      for (let i = 0; i < inputs; i++)
        weights[o * inputs + i] = scale * view.getInt8(at + HEAD + i);
    }
  }
  return net;
}

interface PackedLayer {
  /** How many weights an output has. */
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

function layersOf({ first, second, hidden, last }: DigitNet): PackedLayer[] {
  return [first, second, hidden, last].map(({ weights, biases }) => {
    const outputs = biases.length;
    return { inputs: weights.length / outputs, outputs, weights, biases };
  });
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET[(three >> shift) & 63];
  }
  return text;
}

/** Bytes beyond the last that count are 0. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const signs = text.replace(/\s/g, '');
  const bytes = new Uint8Array(3 * Math.ceil(signs.length / 4));
  for (let i = 0, to = 0; i < signs.length; i += 4, to += 3) {
    let four = 0;
    for (let k = 0; k < 4; k++) four = (four << 6) | Math.max(0, ALPHABET.indexOf(signs[i + k]));
    bytes.set([four >> 16, (four >> 8) & 255, four & 255], to);
  }
  return bytes;
}
