// Whether the device has a camera, as far as the browser tells.

import { useEffect, useState } from 'react';

export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    // Pages that do not come by https or from this machine get no camera, and no list of devices.
    const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
    let isWanted = true;
    mediaDevices
      ?.enumerateDevices()
      .then((devices) => devices.some(({ kind }) => kind === 'videoinput'))
      .then((is) => isWanted && setHasCamera(is))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return hasCamera;
}
