// The bitmap of a JPEG file, of which parts are painted.

import { useEffect, useState } from 'react';
import { blobOf } from '../source/jpeg.ts';

interface OpenBitmap {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly bitmap: ImageBitmap;
}

/** Returns undefined until the file is unpacked; the bitmap of another file is closed by then. */
export function useBitmap(file: Uint8Array<ArrayBuffer>): ImageBitmap | undefined {
  const [open, setOpen] = useState<OpenBitmap>();
  useEffect(() => {
    let isWanted = true;
    let made: ImageBitmap | undefined;
    createImageBitmap(blobOf(file))
      .then((next) => {
        made = next;
        if (isWanted) setOpen({ file, bitmap: next });
        else next.close();
      })
      // The crops stay empty; the numbers can be compared with the picture below.
      .catch(console.error);
    return () => {
      isWanted = false;
      made?.close();
    };
  }, [file]);
  return open?.file === file ? open.bitmap : undefined;
}
