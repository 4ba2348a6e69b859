import { expect, it } from 'vitest';
import { addressUnder } from './base-path.ts';

it.each([
  ['', '/play/heart', undefined],
  ['/n', '/n', undefined],
  ['/n', '/n/play/heart', undefined],
  ['/n', '/', '/n/?a=1#b'],
  ['/n', '/play/heart', '/n/play/heart?a=1#b'],
  ['/n', '/nonsense', '/n/nonsense?a=1#b'],
])('under %j, the page at %s goes to %s', (base, pathname, address) => {
  expect(addressUnder(base, { pathname, search: '?a=1', hash: '#b' })).toBe(address);
});
