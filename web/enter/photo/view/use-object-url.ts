// An address for a file in memory, as long as a component shows it.

import { useEffect, useState } from 'react';
import { blobOf } from '../source/jpeg.ts';

interface OpenAddress {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly address: string;
}

/** Returns undefined until the address is there; that of another file is revoked by then. */
export function useObjectUrl(file: Uint8Array<ArrayBuffer>): string | undefined {
  const [open, setOpen] = useState<OpenAddress>();
  useEffect(() => {
    const address = URL.createObjectURL(blobOf(file));
    setOpen({ file, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return open?.file === file ? open.address : undefined;
}
