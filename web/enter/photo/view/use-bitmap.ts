// The bitmap of a JPEG file, of which parts are painted.

import { useEffect, useState } from 'react';
import { blobOf } from '../source/jpeg.ts';

/** Returns undefined until the file is unpacked. */
export function useBitmap(file: Uint8Array<ArrayBuffer>): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    let isWanted = true;
    let made: ImageBitmap | undefined;
    createImageBitmap(blobOf(file))
      .then((next) => {
        made = next;
        if (isWanted) setBitmap(next);
        else next.close();
      })
      // The crops stay empty; the numbers can be compared with the picture below.
      .catch(console.error);
    return () => {
      isWanted = false;
      setBitmap(undefined);
      made?.close();
    };
  }, [file]);
  return bitmap;
}
