import { expect, it } from 'vitest';
import { cameraFailureOf } from './open-camera.ts';

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
])('tells why there is no picture of a camera: %s', (name, failure) => {
  expect(cameraFailureOf(new DOMException('', name))).toBe(failure);
});
