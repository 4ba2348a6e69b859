// The storage of this page: made once, because a page has one IndexedDB, which it opens once. What
// is decided about unwritten records is in unwritten.ts, as functions from a state to the next.

import { openDatabase } from './database.ts';
import { makeStorage, type Storage } from './storage.ts';

export const storage: Storage = makeStorage(openDatabase);
