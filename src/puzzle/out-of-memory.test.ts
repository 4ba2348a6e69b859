import { describe, expect, it } from 'vitest';
import { isOutOfMemory } from './out-of-memory.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

const forever = (): number => 1 + forever();

describe('an error is for want of memory', () => {
  it.each<[string, () => unknown]>([
    ['a buffer that cannot be had', () => new ArrayBuffer(2 ** 52)],
    ['a typed array beyond all bounds', () => new Int32Array(2 ** 40)],
    ['a string beyond all bounds', () => 'x'.repeat(2 ** 30)],
  ])('when code asks for %s', (_, work) => {
    expect(isOutOfMemory(thrownBy(work))).toBe(true);
  });

  it.each([
    'Invalid typed array length: 8589934593',
    'Map maximum size exceeded',
    'Set maximum size exceeded',
    'WebAssembly.Memory(): could not allocate memory',
    'WebAssembly.Memory.grow(): Unable to grow instance memory',
    'WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance',
    'Z3 is out of memory: smt tactic failed',
    'Out of memory',
  ])('when its message is %s', (message) => {
    expect(isOutOfMemory(new RangeError(message))).toBe(true);
  });

  it.each<[string, () => unknown]>([
    ['endless recursion', forever],
    ['a negative length', () => new Int32Array(-1)],
    ['an array of negative length', () => new Array(-1)],
    ['an array beyond all bounds', () => new Array(2 ** 32)],
    ['a view longer than its buffer', () => new Int32Array(new ArrayBuffer(8), 0, 3)],
    ['an offset outside a buffer', () => new Int32Array(new ArrayBuffer(8), 12)],
    ['an offset between words', () => new Int32Array(new ArrayBuffer(8), 2)],
    ['a place outside an array', () => new Int32Array(2).set([1], 2)],
    ['a number of digits that there is not', () => (1).toFixed(101)],
  ])('but not when it comes from %s', (_, work) => {
    const error = thrownBy(work);
    expect(error).toBeInstanceOf(RangeError);
    expect(isOutOfMemory(error)).toBe(false);
  });

  it.each([
    'Invalid array buffer length',
    "WebAssembly.Memory(): Property 'maximum': value 1 is below the lower bound 2",
    'WebAssembly.Memory.grow(): Maximum memory size exceeded',
    'Start offset 12 of the memory is outside the bounds of the buffer',
  ])('but not when its message is %s', (message) => {
    expect(isOutOfMemory(new RangeError(message))).toBe(false);
  });

  it('but not when it is no RangeError', () => {
    expect(isOutOfMemory(new Error('out of memory'))).toBe(false);
    expect(isOutOfMemory(undefined)).toBe(false);
  });
});
