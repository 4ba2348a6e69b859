// Opens the camera at the back of a device, or any other that it has.

/** Why there is no picture of a camera. */
export type CameraFailure = 'denied' | 'missing' | 'busy';

const WISH: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 2600 }, height: { ideal: 1950 } },
};

/** The camera is off again when the signal is aborted. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia(WISH);
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  return stream;
}

/** Source of the names: Media Capture and Streams (W3C), 10.2. */
export function cameraFailureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}
