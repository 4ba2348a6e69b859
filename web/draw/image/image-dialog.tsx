// The dialog that turns an image into a picture: a preview, and the choices that shape it.

import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { MAX_IMAGE_COLOURS } from '../../../src/create/images/image-to-picture.ts';
import { useText } from '../../app/texts.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { Slider } from '../../design/slider.tsx';
import { Switch } from '../../design/switch.tsx';
import { WorkBar } from '../../design/work-bar.tsx';
import type { Picture } from '../drawing/picture.ts';
import { LEAST_LONGEST, MOST_LONGEST } from './image-choice.ts';
import styles from './image-dialog.module.css';
import { SmallPicture } from './small-picture.tsx';
import type { Imaging } from './use-image.ts';

export interface ImageDialogProps {
  readonly imaging: Imaging;
  readonly onTake: (picture: Picture) => void;
}

export function ImageDialog({ imaging, onTake }: ImageDialogProps) {
  const text = useText();
  const { isOpen, setOpen, work, failure, hasImage, made, isReady } = imaging;
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
        <WorkBar work={work} />
        <FileButton imaging={imaging} />
        {hasImage && (
          <div className={styles.columns}>
            <div className={styles.preview}>
              {made && (
                <>
                  <SmallPicture picture={made.picture} />
                  <p className={styles.soft} data-testid="image-made">
                    {text('draw.image.made', {
                      width: made.picture.drawing.width,
                      height: made.picture.drawing.height,
                      colours: made.picture.palette.length - 1,
                    })}
                  </p>
                </>
              )}
            </div>
            <Options imaging={imaging} />
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

function FileButton({ imaging }: { readonly imaging: Imaging }) {
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
          if (file) imaging.read(file);
          currentTarget.value = '';
        }}
      />
      <Button
        icon={ImageUp}
        kind={imaging.hasImage ? 'plain' : 'primary'}
        onClick={() => input.current?.click()}
      >
        {text(imaging.hasImage ? 'draw.image.other' : 'draw.image.choose')}
      </Button>
    </div>
  );
}

function Options({ imaging: { choice, choose, made } }: { readonly imaging: Imaging }) {
  const text = useText();
  const found = Math.round((made?.threshold ?? 0.5) * 100);
  const threshold = choice.threshold === 'auto' ? found : choice.threshold;
  return (
    <div className={styles.options}>
      <Slider
        label={text('draw.image.longest')}
        value={choice.longest}
        min={LEAST_LONGEST}
        max={MOST_LONGEST}
        onChange={(longest) => choose({ longest })}
        shown={String(choice.longest)}
      />
      <Slider
        label={text('draw.image.colours')}
        value={choice.colours}
        min={1}
        max={MAX_IMAGE_COLOURS}
        onChange={(colours) => choose({ colours })}
        shown={String(choice.colours)}
      />
      {choice.colours === 1 && (
        <>
          <Switch
            label={text('draw.image.auto')}
            checked={choice.threshold === 'auto'}
            onChange={(isAuto) => choose({ threshold: isAuto ? 'auto' : found })}
          />
          <Slider
            label={text('draw.image.threshold')}
            value={threshold}
            min={0}
            max={100}
            onChange={(next) => choose({ threshold: next })}
            shown={text('draw.image.threshold.value', { share: threshold / 100 })}
          />
          <Switch
            label={text('draw.image.invert')}
            checked={choice.invert}
            onChange={(invert) => choose({ invert })}
          />
        </>
      )}
      <Switch
        label={text('draw.image.dither')}
        checked={choice.dither}
        onChange={(dither) => choose({ dither })}
      />
      {choice.dither && <p className={styles.soft}>{text('draw.image.dither.note')}</p>}
    </div>
  );
}
