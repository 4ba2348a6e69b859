// Shows what a camera sees, and takes a photo of it. The camera is on only while the dialog is
// open.

import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notice } from '../../../design/notice.tsx';
import styles from './camera.module.css';
import { type CameraFailure, cameraFailureOf, openCamera } from './open-camera.ts';
import { photoOfVideo } from './photo-of-video.ts';

interface CameraDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onPhoto: (file: File) => void;
}

export function CameraDialog({ open, onOpenChange, onPhoto }: CameraDialogProps) {
  const text = useText();
  return (
    <Dialog
      {...{ open, onOpenChange }}
      title={text('photo.camera.title')}
      description={text('photo.camera.hint')}
      wide
    >
      <CameraView
        onPhoto={(file) => {
          onOpenChange(false);
          onPhoto(file);
        }}
      />
    </Dialog>
  );
}

function CameraView({ onPhoto }: Pick<CameraDialogProps, 'onPhoto'>) {
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<CameraFailure>();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    openCamera(leaving.signal)
      .then((stream) => {
        if (video.current) video.current.srcObject = stream;
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailure(cameraFailureOf(error));
      });
    return () => leaving.abort();
  }, []);
  if (failure !== undefined) {
    return <Notice kind="wrong">{text(`photo.camera.${failure}`)}</Notice>;
  }
  const shoot = async (): Promise<void> => {
    if (video.current) onPhoto(await photoOfVideo(video.current));
  };
  return (
    <div className={styles.camera}>
      <video
        ref={video}
        className={styles.video}
        aria-label={text('photo.camera.view')}
        autoPlay
        muted
        playsInline
        onLoadedData={() => setReady(true)}
      />
      <Button kind="primary" icon={Camera} disabled={!isReady} onClick={() => void shoot()}>
        {text('photo.camera.shoot')}
      </Button>
    </div>
  );
}
