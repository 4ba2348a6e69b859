// The view "From a photo": the ways to a photo, what was read of it, and the photo itself.

import { ArrowLeft, Scan, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../app/texts.ts';
import type { ShowToast } from '../../../app/use-toast.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { WorkBar } from '../../../design/work-bar.tsx';
import { warmReader } from '../source/warm-reader.ts';
import { asksForPlace } from '../state/photo-step.ts';
import type { Photographing } from '../use-photo.ts';
import styles from './photo.module.css';
import { PhotoFailureNotice } from './photo-failure-notice.tsx';
import { PhotoSources } from './photo-sources.tsx';
import { PlacePart } from './place-part.tsx';
import { ReadingPart } from './reading-part.tsx';

interface PhotoViewProps {
  readonly photographing: Photographing;
  readonly showToast: ShowToast;
}

export function PhotoView({ photographing, showToast }: PhotoViewProps) {
  const text = useText();
  const { state, work, dispatch, open } = photographing;
  const { photo, reading, failure, isAnimated } = state;
  const [isOpen, setOpen] = useState(false);
  useEffect(warmReader, []);
  // A screen with room for one column would show the corners after all lines.
  const isPlaceAsked = failure !== undefined && asksForPlace(failure);
  const isPictureFirst = isOpen || isPlaceAsked;
  const picture = photo && <PlacePart {...{ photo, photographing }} />;
  const remove = (): void => {
    void dispatch({ type: 'forget' });
    showToast(text('photo.removed'), {
      label: text('photo.undo'),
      run: () => void dispatch({ type: 'restored', state }),
    });
  };
  return (
    <div className={styles.view}>
      {photo === undefined && <p className={styles.intro}>{text('photo.intro')}</p>}
      <div className={styles.actions}>
        <PhotoSources hasPhoto={photo !== undefined} onFile={open} />
        <Button icon={ArrowLeft} onClick={() => void dispatch({ type: 'shown', isShown: false })}>
          {text('photo.back')}
        </Button>
        {photo && (
          <Button kind="quiet" icon={Trash2} onClick={remove}>
            {text('photo.remove')}
          </Button>
        )}
        {reading && !isPlaceAsked && (
          <Button
            className={styles.narrow}
            icon={Scan}
            aria-pressed={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {text('photo.picture.first')}
          </Button>
        )}
      </div>
      <WorkBar work={work} />
      {failure && (
        <PhotoFailureNotice
          {...{ failure }}
          hasReading={reading !== undefined}
          onRead={() => void dispatch({ type: 'read-again' })}
        />
      )}
      {isAnimated && <Notice>{text('photo.animated')}</Notice>}
      <div className={reading ? styles.parts : styles.single}>
        {isPictureFirst && picture}
        {reading && <ReadingPart {...{ reading, photographing }} />}
        {!isPictureFirst && picture}
      </div>
    </div>
  );
}
