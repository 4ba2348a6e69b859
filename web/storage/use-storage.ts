// The storage of the page. main.tsx makes it, because a page opens its database only one time.

import { createContext, useContext } from 'react';
import type { Storage } from './storage.ts';

export const StorageContext = createContext<Storage | undefined>(undefined);

export function useStorage(): Storage {
  const storage = useContext(StorageContext);
  if (storage === undefined) throw new Error('this part of the page needs a storage around it');
  return storage;
}
