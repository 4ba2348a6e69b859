// Says why a photo could not be read. Who reads again may look at the picture far below, so the
// notice is scrolled into sight.

import { useEffect, useRef } from 'react';
import { type Text, useText } from '../../../app/texts.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { MAX_PHOTO_MEGABYTES, MAX_PHOTO_MEGAPIXELS } from '../source/unpack-photo.ts';
import type { PhotoFailure } from '../state/photo-state.ts';
import styles from './photo.module.css';

interface PhotoFailureNoticeProps {
  readonly failure: PhotoFailure;
  /** Whether an earlier reading is still shown. */
  readonly hasReading: boolean;
  /** Reads the photo. */
  readonly onRead: () => void;
}

/** Failures that a person brought about; they are nothing wrong. */
const NEUTRAL: readonly PhotoFailure['reason'][] = ['cancelled', 'unread'];

export function PhotoFailureNotice({ failure, hasReading, onRead }: PhotoFailureNoticeProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={place} className={styles.failure}>
      <Notice
        kind={NEUTRAL.includes(failure.reason) ? 'info' : 'wrong'}
        actions={
          failure.reason === 'unread' && (
            <Button onClick={onRead}>{text('photo.unread.read')}</Button>
          )
        }
      >
        <p>{failureWords(text, failure)}</p>
        {hasReading && <p>{text('photo.reading.before')}</p>}
      </Notice>
    </div>
  );
}

function failureWords(text: Text, failure: PhotoFailure): string {
  switch (failure.reason) {
    case 'no-puzzle':
    case 'no-clues':
    case 'bad-corners':
    case 'no-such-puzzle':
    case 'cancelled':
    case 'unread':
      return text(`photo.${failure.reason}`);
    case 'failed':
      return text('photo.failed', { message: failure.message });
    default:
      return text(`photo.${failure.reason}`, {
        name: failure.name,
        megabytes: MAX_PHOTO_MEGABYTES,
        megapixels: MAX_PHOTO_MEGAPIXELS,
      });
  }
}
