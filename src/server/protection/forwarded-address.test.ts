import { expect, it } from 'vitest';
import { forwardedAddress } from './forwarded-address.ts';

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:567', '1.2.3.4'],
  ['::1', '::1'],
  ['2001:db8::7:99', '2001:db8::7:99'],
  ['[::1]', '::1'],
  ['[::1]:99', '::1'],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.4'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['1.2.3.4:', undefined],
  ['1.2.3.4:x', undefined],
  ['1.2.3:4', undefined],
  ['[1.2.3.4', undefined],
  ['unknown', undefined],
  ['', undefined],
])('%j is the address %j', (text, address) => expect(forwardedAddress(text)).toBe(address));
