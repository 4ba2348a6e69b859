// The file that was dropped where the screen has no use for one, on its way to the screen that opens it.

import { useEffect } from 'react';
import { create } from 'zustand';

export const useStray = create<{ readonly file: File | undefined }>(() => ({ file: undefined }));

/** Takes the file that was dropped elsewhere, once. */
export function useStrayFile(onFile: (file: File) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it came before the screen did.
  useEffect(() => {
    const { file } = useStray.getState();
    useStray.setState({ file: undefined });
    if (file !== undefined) onFile(file);
  }, []);
}
