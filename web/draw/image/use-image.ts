// An image that becomes a picture: it is read from a file, previewed, and then accepted or dropped.

import { useCallback, useState } from 'react';
import type { Image } from '../../../src/create/images/image-samples.ts';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { FIRST_CHOICE, type ImageChoice } from './image-choice.ts';
import { MAX_FILE_MEGABYTES, MAX_MEGAPIXELS, type ReadImage, readImage } from './read-image.ts';
import { type ImageConversion, useImageConversion } from './use-image-conversion.ts';

export interface Imaging {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly read: (file: File) => void;
  readonly work: Work | undefined;
  readonly failure: string | undefined;
  readonly hasImage: boolean;
  readonly choice: ImageChoice;
  readonly choose: (change: Partial<ImageChoice>) => void;
  /**
   * The newest finished conversion. Until the next conversion is finished, it may belong to an
   * earlier image or to earlier choices.
   */
  readonly made: ImageConversion | undefined;
  /** Whether the picture matches the current choices and no other image is being read. */
  readonly isReady: boolean;
}

export function useImage(): Imaging {
  const text = useText();
  const reading = useWork();
  const [isOpen, setOpen] = useState(false);
  const [image, setImage] = useState<Image>();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [failure, setFailure] = useState<string>();
  const goBack = useCallback((made: ImageConversion | undefined): void => {
    if (made === undefined) setImage(undefined);
    else setChoice(made.choice);
  }, []);
  const hooks = { onFailure: setFailure, onCancelled: goBack };
  const making = useImageConversion(isOpen ? image : undefined, choice, hooks);

  const read = async (file: File): Promise<void> => {
    setOpen(true);
    setFailure(undefined);
    const answer = await reading.run(text('draw.image.reading'), () => readImage(file));
    if (answer === undefined) return;
    making.forget();
    setImage(answer.ok ? answer.image : undefined);
    if (!answer.ok) setFailure(reasonWords(text, answer, file.name));
  };
  return {
    isOpen,
    setOpen,
    read: (file) => void read(file),
    work: reading.work ?? making.work,
    failure,
    hasImage: image !== undefined,
    choice,
    choose: (change) => setChoice((before) => ({ ...before, ...change })),
    made: making.made,
    isReady: making.isMade && reading.work === undefined,
  };
}

/** Says why an image could not be read. */
export function reasonWords(
  text: Text,
  { reason, width = 0, height = 0 }: ReadImage & { ok: false },
  name: string,
) {
  const values = { name, width, height, megabytes: MAX_FILE_MEGABYTES, megapixels: MAX_MEGAPIXELS };
  return text(`draw.image.${reason}`, values);
}
