// Tells when the browser does not keep what it is given.

import { useSyncExternalStore } from 'react';
import { Notice } from '../design/notice.tsx';
import { storage } from '../storage/database.ts';
import { useText } from './words.tsx';

export function StorageNotice() {
  const text = useText();
  const status = useSyncExternalStore(storage.watch, storage.status);
  if (status === 'ok') return null;
  return <Notice kind="wrong">{text(`app.storage.${status}`)}</Notice>;
}
