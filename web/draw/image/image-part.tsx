// Takes images from the dialog, from a drop anywhere on the screen, or from the clipboard. If the
// dialog is closed, a dropped file that is not an image opens on the Enter screen, since it may be
// a puzzle.

import { useLocation } from 'wouter';
import { useStrayFile } from '../../app/stray-file.ts';
import { useText } from '../../app/texts.ts';
import { useDrop } from '../../app/use-drop.ts';
import { DropVeil } from '../../design/drop-veil.tsx';
import { ImageDialog, type ImageDialogProps } from './dialog/image-dialog.tsx';
import { mayBeImage } from './reading/read-image.ts';
import { usePastedImage } from './use-pasted-image.ts';

export function ImagePart(props: ImageDialogProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const stray = useStrayFile();
  const { read, isOpen } = props.imaging;
  const take = async (file: File): Promise<void> => {
    // A file that is dropped while the dialog is open is meant as an image.
    if (isOpen || (await mayBeImage(file))) return read(file);
    stray.held = file;
    navigate('/enter');
  };
  const isDropping = useDrop(({ files: [file] }) => file && void take(file));
  usePastedImage(read);
  return (
    <>
      {isDropping && <DropVeil>{text('draw.image.dropping')}</DropVeil>}
      <ImageDialog {...props} />
    </>
  );
}
