// A button that lets a person choose any number of files.

import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';

interface FilesButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The types of files that are offered; by default all are. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FilesButton({ label, icon, accept, onFiles }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
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
