// The dialog that turns an image into a picture: the image beside the picture that is made of it,
// and the choices that shape the picture.

import { useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notice } from '../../../design/notice.tsx';
import { WorkBar } from '../../../design/work-bar.tsx';
import type { Picture } from '../../drawing/picture.ts';
import type { Imaging } from '../use-image.ts';
import { VariantsPart } from '../variants/variants-part.tsx';
import { FileButton } from './file-button.tsx';
import styles from './image-dialog.module.css';
import { ImageOptionList } from './image-option-list.tsx';
import { OriginalView } from './original-view.tsx';
import { ResultView } from './result-view.tsx';

export interface ImageDialogProps {
  readonly imaging: Imaging;
  readonly onTake: (picture: Picture) => void;
}

export function ImageDialog({ imaging, onTake }: ImageDialogProps) {
  const text = useText();
  const { isOpen, setOpen, work, failure, opened, made, isReady } = imaging;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text('draw.image')}
      description={text('draw.image.about')}
      wide
    >
      <div className={styles.parts}>
        {failure !== undefined && <Notice kind="wrong">{failure}</Notice>}
        <FileButton hasImage={opened !== undefined} read={imaging.read} />
        <WorkBar work={work} />
        {opened && (
          <div className={styles.columns}>
            <div className={styles.pictures}>
              <div className={styles.views}>
                <OriginalView {...{ imaging, opened }} />
                {made && <ResultView picture={made.picture} />}
              </div>
              <VariantsPart {...imaging} />
            </div>
            <ImageOptionList {...{ imaging, opened }} />
          </div>
        )}
        {made && (
          <div className={styles.actions}>
            <Button onClick={() => setOpen(false)}>{text('app.cancel')}</Button>
            <Button
              kind="primary"
              disabled={!isReady}
              onClick={() => {
                onTake(made.picture);
                setOpen(false);
              }}
            >
              {text('draw.image.take')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
