// Images come in by the dialog, dropped anywhere, or pasted.

import { useDrop } from '../app/use-drop.ts';
import { useText } from '../app/words.tsx';
import { DropVeil } from '../design/drop-veil.tsx';
import { ImageDialog, type ImageDialogProps } from './image-dialog.tsx';
import { usePastedImage } from './use-pasted-image.ts';

export function ImagePart(props: ImageDialogProps) {
  const text = useText();
  const { read } = props.imaging;
  const isDropping = useDrop(({ files: [file] }) => file && read(file));
  usePastedImage(read);
  return (
    <>
      {isDropping && <DropVeil>{text('draw.image.dropping')}</DropVeil>}
      <ImageDialog {...props} />
    </>
  );
}
