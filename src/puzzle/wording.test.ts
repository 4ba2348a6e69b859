import { expect, it } from 'vitest';
import { counted, countOf, messageOf, worded } from './wording.ts';

it('writes a noun in the singular for 1, and in the plural otherwise', () => {
  expect([0, 1, 2].map((count) => counted(count, 'gap'))).toEqual(['0 gaps', '1 gap', '2 gaps']);
});

it('keeps the values of a message apart from its words', () => {
  const { message, wording } = worded`row ${3} has ${countOf(1, 'gap')}: ${'"{0}"'}`;
  expect(message).toBe('row 3 has 1 gap: "{0}"');
  expect(wording).toEqual({ template: 'row {0} has {1 gap}: {2}', values: [3, 1, '"{0}"'] });
});

it('makes a message of messages, with or without a wording', () => {
  const outer = worded`${worded`row ${2}`}: ${{ message: 'it is wrong' }} {"a": 1}`;
  expect(outer.message).toBe('row 2: it is wrong {"a": 1}');
  expect(messageOf(structuredClone(outer.wording))).toBe(outer.message);
});
