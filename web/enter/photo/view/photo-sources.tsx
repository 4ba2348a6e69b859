// The ways to a photo: a file, or the camera. A phone's own camera takes the photo where fingers
// are the main pointer; elsewhere a dialog shows what a camera sees, if there is one.

import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../../../app/texts.ts';
import { FINGERS, useMedia } from '../../../app/use-media.ts';
import { Button } from '../../../design/button.tsx';
import { CameraDialog } from '../camera/camera-dialog.tsx';
import { useHasCamera } from '../camera/use-has-camera.ts';

interface PhotoSourcesProps {
  readonly hasPhoto: boolean;
  readonly onFile: (file: File) => void;
}

export function PhotoSources({ hasPhoto, onFile }: PhotoSourcesProps) {
  const text = useText();
  const isPhone = useMedia(FINGERS);
  const hasCamera = useHasCamera();
  const [isOpen, setOpen] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? [];
    if (chosen) onFile(chosen);
    target.value = '';
  };
  return (
    <>
      <Button
        kind={hasPhoto ? 'plain' : 'primary'}
        icon={ImageUp}
        onClick={() => file.current?.click()}
      >
        {text(hasPhoto ? 'photo.choose.other' : 'photo.choose')}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        // PDF and HEIC can be chosen, so that they get a word of their own.
        accept="image/*,application/pdf,.heic,.heif"
        data-testid="photo-file"
        onChange={take}
      />
      {(isPhone || hasCamera) && (
        <Button icon={Camera} onClick={() => (isPhone ? capture.current?.click() : setOpen(true))}>
          {text('photo.take')}
        </Button>
      )}
      <input
        ref={capture}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-testid="photo-capture"
        onChange={take}
      />
      <CameraDialog open={isOpen} onOpenChange={setOpen} onPhoto={onFile} />
    </>
  );
}
