// An address for a file in memory, as long as a component shows it.

import { useEffect, useState } from 'react';
import { blobOf } from '../source/jpeg.ts';

/** Returns undefined until the address is there. */
export function useObjectUrl(file: Uint8Array<ArrayBuffer>): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(blobOf(file));
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown;
}
