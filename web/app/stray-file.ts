// A file that was dropped on a screen without a use for it, on its way to the screen that opens it.

import { createContext, useContext } from 'react';
import type { ScreenHandoff } from './screen-handoff.ts';

export const StrayFile = createContext<ScreenHandoff<File> | undefined>(undefined);

export function useStrayFile(): ScreenHandoff<File> {
  const stray = useContext(StrayFile);
  if (stray === undefined) throw new Error('this part of the page needs the frame around it');
  return stray;
}
