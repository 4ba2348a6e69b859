import { describe, expect, it } from 'vitest';
import { deliveriesBody } from './delivery-schema.ts';

const CHUNK = {
  ...{ batch: '3f0a2f0e-7a53-4c5e-9d05-9f4c2a0b1c2d', first: 0, operation: 'solve', options: {} },
  ...{ lines: ['{"id":"a"}', ''], deaths: 0 },
};
const DELIVERY = {
  ...{ chunk: CHUNK, seconds: 0.1 },
  ...{ lines: ['{"id":"a"}', '{"id":"b"}'], kinds: ['unique', 'none'] },
};

/** Returns what is wrong with a delivery. */
function wrongWith(changes: object): readonly string[] | undefined {
  const body = { deliveries: [{ ...DELIVERY, ...changes }] };
  return deliveriesBody.safeParse(body).error?.issues.map(({ message }) => message);
}

describe('a delivery', () => {
  it('has a line and a kind for each answer', () => {
    expect(wrongWith({})).toBeUndefined();
    expect(wrongWith({ lines: [], kinds: [], kept: 1 })).toBeUndefined();
    expect(wrongWith({ kinds: ['unique'] })).toEqual(['expected a kind for each answer']);
  });

  it.each([
    ['{"a":1}\n{"b":2}'],
    ['{"a":1,\r"b":2}'],
    ['{"item":7}'],
    ['{"a"'],
    ['{}'],
    ['["a"]'],
    ['null'],
    [''],
  ])('has no answer %j, which would move the numbers of others', (line) => {
    expect(wrongWith({ lines: ['{"id":"a"}', line] })).toEqual([
      'expected a JSON object with fields, in one line and without an item',
    ]);
  });

  it('has no more answers than its chunk has items, each in one line', () => {
    const { lines } = CHUNK;
    const withItems = (items: readonly string[]) =>
      wrongWith({ chunk: { ...CHUNK, lines: items } });
    expect(withItems(lines.slice(1))).toEqual(['expected no more answers than items']);
    expect(withItems([...lines, 'a\nb'])).toEqual(['expected one line']);
    expect(wrongWith({ known: 3 })).toEqual(['expected fewer known answers']);
  });

  it('keeps none but its own answers', () => {
    expect(wrongWith({ worthKeeping: [{ at: 1, kind: 'none' }] })).toBeUndefined();
    expect(wrongWith({ worthKeeping: [{ at: 2, kind: 'none' }] })).toEqual([
      'expected to keep answers that are there',
    ]);
  });

  it('has numbers that a database can keep', () => {
    expect(wrongWith({ seconds: 1e300 })).toHaveLength(1);
    expect(wrongWith({ chunk: { ...CHUNK, deaths: 1e6 } })).toHaveLength(1);
  });

  it('has kinds that a database can keep', () => {
    const kinds = ['unique', 'problem:a\0b'];
    expect(wrongWith({ kinds })).toEqual(['expected no character with the number 0']);
    expect(wrongWith({ worthKeeping: [{ at: 0, kind: '\0' }] })).toHaveLength(1);
  });
});
