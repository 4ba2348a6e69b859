import { expect, it } from 'vitest';
import { linkReader } from './last-link.ts';

it('a place of the page leaves the link as it was', () => {
  const read = linkReader();
  expect(['#content', '#p=1abc', '#content', '', '#content'].map(read)).toEqual([
    '',
    '#p=1abc',
    '#p=1abc',
    '',
    '',
  ]);
});
