// Keeps a folder while this process has it open, by signs of life. A process that was stopped for
// minutes finds out before it writes again whether the folder is its own still.

import { releaseFolder, signFolder } from './folder-owner.ts';

/** Milliseconds between two signs. */
const SIGN = 5_000;

export interface FolderHold {
  isLost(): boolean;
  release(): void;
}

/** The folder must have been taken. */
export function holdFolder(folder: string): FolderHold {
  const state = { signed: Date.now(), isLost: false };
  const sign = (): void => {
    state.signed = Date.now();
    state.isLost ||= !signFolder(folder);
  };
  const timer = setInterval(sign, SIGN).unref();
  return {
    isLost() {
      if (Date.now() - state.signed > 2 * SIGN) sign();
      return state.isLost;
    },
    release() {
      clearInterval(timer);
      releaseFolder(folder);
    },
  };
}
