import { describe, expect, it } from 'vitest';
import { madeReading } from '../../../../test/made-reading.ts';
import { knownPhoto } from './photo-record.ts';
import { shownReading } from './shown-reading.ts';

const photo = { name: 'a.jpg', size: { width: 9, height: 9 }, file: Uint8Array.of(1) };
const marks = Int8Array.of(1, 0, -1, -1);
const made = madeReading([[2], [1]], [[2], [1]], { marks });
const reading = shownReading(made, Uint8Array.of(2));

describe('the record of a photo', () => {
  it('is known with its reading, also without marks and verdict', () => {
    expect(knownPhoto({ version: 1, photo, reading })).toEqual({ photo, reading });
    const { marks: _, verdict, ...rest } = reading;
    expect(knownPhoto({ version: 1, photo, reading: rest })).toEqual({ photo, reading: rest });
  });

  it.each([
    ['a place without corners', { place: { width: 2, height: 2 } }],
    ['too few lines', { lines: reading.lines.slice(1) }],
    ['a line twice', { order: [0, 0, 1, 2] }],
    ['a colour that is none', { lines: reading.lines.with(0, [{ ...made, colour: 5 }] as never) }],
    ['a strange verdict', { verdict: 'perhaps' }],
    ['too many marks', { marks: [1, 1, 1, 1, 1] }],
  ])('has no reading if that is wrong: %s', (_, wrong) => {
    const kept = { version: 1, photo, reading: { ...reading, ...wrong } };
    expect(knownPhoto(kept)).toEqual({ photo });
  });

  it.each([
    undefined,
    { version: 2, photo },
    { version: 1, photo: { ...photo, file: 'text' } },
    { version: 1, photo: { name: 'a', file: photo.file } },
  ])('is none if the photo is wrong: %o', (kept) => {
    expect(knownPhoto(kept)).toBeUndefined();
  });
});
