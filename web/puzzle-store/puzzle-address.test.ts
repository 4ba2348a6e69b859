import { expect, it } from 'vitest';
import { addressOf } from './puzzle-address.ts';

it('makes an address of any id', () => {
  expect(addressOf('play', 'own-1')).toBe('/play/own-1');
  expect(addressOf('print', 'my puzzle/100%')).toBe('/print/my%20puzzle%2F100%25');
});
