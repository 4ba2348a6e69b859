import { expect, it } from 'vitest';
import { usedRooms } from './used-rooms.ts';

const rooms = [
  { left: 0, top: 100, width: 300, height: 20 },
  { left: 0, top: 120, width: 300, height: 20 },
];

it('shows the part of the rooms with numbers, and a margin for a missed one', () => {
  const digits = [{ left: 250, top: 105, width: 8, height: 10 }];
  expect(usedRooms(rooms, digits, 20)).toEqual([
    { left: 225, top: 100, width: 58, height: 20 },
    { left: 225, top: 120, width: 58, height: 20 },
  ]);
});

it('shows the whole rooms where there are no numbers', () => {
  expect(usedRooms(rooms, [], 20)).toEqual(rooms);
});
