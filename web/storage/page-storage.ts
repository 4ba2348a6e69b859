// The storage of this page: made once, because a page has one IndexedDB, which it opens once.

import { openDatabase } from './database.ts';
import { makeStorage, type Storage } from './storage.ts';

export const storage: Storage = makeStorage(openDatabase);
