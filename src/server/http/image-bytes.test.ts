import { expect, it } from 'vitest';
import { imageBytes } from './image-bytes.ts';

it.each(['aGk/', 'aGk_', 'aG\nk/\n', 'data:image/png;base64,aGk/', 'data:;base64,aGk/'])(
  'decodes base64 and data URLs: %j',
  (text) => {
    expect(imageBytes(text)).toEqual({ ok: true, value: Buffer.from('hi?') });
  },
);

it.each([
  'photo.jpg',
  '!?',
  'data:image/svg+xml,aGk/',
  'data:image/png;base64',
  'data:image/png;base64,a.k',
])('says that a text is not in base64: %j', (text) => {
  expect(imageBytes(text)).toMatchObject({ ok: false, problems: [{ code: 'no-base64' }] });
});
