// Opens files of any type from the disk.

import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../app/texts.ts';
import { Button } from '../design/button.tsx';

export function ImportButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FolderOpen} onClick={() => input.current?.click()}>
        {text('library.import')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text('library.import')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The value is reset so that the same file can be chosen again.
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
