// Says when the browser does not save changes, and offers all data as a file.

import { Download, RotateCw } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../app/texts.ts';
import { isDialogOpen } from '../app/toast-place.ts';
import { showToast } from '../app/toasts.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { Storage } from '../storage/storage.ts';
import { useStorage } from '../storage/use-storage.ts';

export function StorageNotice() {
  const storage = useStorage();
  const text = useText();
  const status = useSyncExternalStore(storage.watch, storage.status);
  // The notice itself lies under a dialog.
  useEffect(() => {
    if (status !== 'ok' && isDialogOpen()) showToast(text(`app.storage.${status}`));
  }, [status, text]);
  if (status === 'ok') return null;
  const actions = (
    <>
      <Button icon={Download} onClick={() => void exportAll(storage)}>
        {text('app.storage.export')}
      </Button>
      {status === 'outdated' && (
        <Button icon={RotateCw} onClick={() => location.reload()}>
          {text('app.storage.reload')}
        </Button>
      )}
    </>
  );
  return (
    <Notice kind="wrong" actions={actions}>
      {text(`app.storage.${status}`)}
    </Notice>
  );
}

async function exportAll(storage: Storage): Promise<void> {
  const { exportEverything } = await import('../share/export-everything.ts');
  await exportEverything(storage);
}
