// The button that lets a person choose an image file.

import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';

interface FileButtonProps {
  readonly hasImage: boolean;
  readonly read: (file: File) => void;
}

export function FileButton({ hasImage, read }: FileButtonProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp,image/bmp,image/svg+xml"
        aria-label={text('draw.image.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) read(file);
          currentTarget.value = '';
        }}
      />
      <Button
        icon={ImageUp}
        kind={hasImage ? 'plain' : 'primary'}
        onClick={() => input.current?.click()}
      >
        {text(hasImage ? 'draw.image.other' : 'draw.image.choose')}
      </Button>
    </div>
  );
}
