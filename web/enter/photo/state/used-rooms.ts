// Cuts the rooms of clues to the part that a side of the puzzle uses, so that the crops show
// numbers and not what else is in the photo. A margin stays, in which a missed number would be
// seen.

import type { PixelBox } from '../../../../src/photo/photo-reading.ts';

/** The margin around the digits of a side, in cells. */
const MARGIN = 1.25;

/** `unit` is the side of a cell in pixels. Without any digit, the rooms stay as they are. */
export function usedRooms(
  rooms: readonly PixelBox[],
  digits: readonly PixelBox[],
  unit: number,
): readonly PixelBox[] {
  if (digits.length === 0) return rooms;
  const margin = MARGIN * unit;
  const left = Math.min(...digits.map((box) => box.left)) - margin;
  const top = Math.min(...digits.map((box) => box.top)) - margin;
  const right = Math.max(...digits.map((box) => box.left + box.width)) + margin;
  const bottom = Math.max(...digits.map((box) => box.top + box.height)) + margin;
  const used = { left, top, width: right - left, height: bottom - top };
  return rooms.map((room) => overlap(room, used));
}

/** Returns the first box where both have nothing in common. */
function overlap(room: PixelBox, used: PixelBox): PixelBox {
  const [left, top] = [Math.max(room.left, used.left), Math.max(room.top, used.top)];
  const right = Math.min(room.left + room.width, used.left + used.width);
  const bottom = Math.min(room.top + room.height, used.top + used.height);
  return right > left && bottom > top
    ? { left, top, width: right - left, height: bottom - top }
    : room;
}
