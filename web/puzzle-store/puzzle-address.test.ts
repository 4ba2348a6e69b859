import { expect, it } from 'vitest';
import { builtIns } from './library-puzzles.ts';
import { addressOf, addressPart, idOfAddressPart } from './puzzle-address.ts';

it('makes an address of any id', () => {
  expect(addressOf('play', 'own-1')).toBe('/play/own-1');
  expect(addressOf('print', 'my puzzle/100%')).toBe('/print/my%20puzzle%2F100%25');
});

it('has size and number in the address of a built-in puzzle', () => {
  expect(addressOf('play', 'heart')).toBe('/play/5x5-1');
  for (const { id } of builtIns) expect(idOfAddressPart(addressPart(id))).toBe(id);
});

it('reads earlier addresses, and those of own puzzles', () => {
  expect(['heart', 'own-1', '5x5-999'].map(idOfAddressPart)).toEqual(['heart', 'own-1', '5x5-999']);
});
