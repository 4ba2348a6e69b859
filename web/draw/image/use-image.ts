// An image that becomes a picture: it is read from a file, previewed, and then accepted or dropped.

import { useCallback, useState } from 'react';
import type { Palette } from '../../../src/puzzle/palette.ts';
import { type Text, useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { choiceFor, FIRST_CHOICE, type ImageChoice } from './choice/image-choice.ts';
import { type OpenedImage, openedImage } from './reading/opened-image.ts';
import {
  MAX_FILE_MEGABYTES,
  MAX_MEGAPIXELS,
  type ReadImage,
  readImage,
} from './reading/read-image.ts';
import { type ImageConversion, useImageConversion } from './use-image-conversion.ts';
import { useVariants, type Variants } from './variants/use-variants.ts';

export interface Imaging {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly read: (file: File) => void;
  readonly work: Work | undefined;
  readonly failure: string | undefined;
  readonly opened: OpenedImage | undefined;
  readonly choice: ImageChoice;
  readonly change: (edit: (choice: ImageChoice) => ImageChoice) => void;
  /**
   * The newest finished conversion. Until the next conversion is finished, it may belong to an
   * earlier image, to earlier choices or to an earlier palette of the drawing.
   */
  readonly made: ImageConversion | undefined;
  /** Whether the picture matches the current choices and no other image is being read. */
  readonly isReady: boolean;
  readonly variants: Variants;
}

/** `drawn` is the palette of the present drawing. */
export function useImage(drawn: Palette): Imaging {
  const text = useText();
  const reading = useWork();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<OpenedImage>();
  const [choice, change] = useState(FIRST_CHOICE);
  const [failure, setFailure] = useState<string>();
  const goBack = useCallback((made: ImageConversion | undefined): void => {
    if (made === undefined) setOpened(undefined);
    else change(made.choice);
  }, []);
  const image = isOpen ? opened?.image : undefined;
  const hooks = { onFailure: setFailure, onCancelled: goBack };
  const making = useImageConversion({ image, choice, drawn }, hooks);

  const variants = useVariants({ image, choice, drawn });

  const read = async (file: File): Promise<void> => {
    setOpen(true);
    setFailure(undefined);
    const answer = await reading.run(text('draw.image.reading'), () => readImage(file));
    if (answer === undefined) return;
    making.forget();
    const next = answer.ok ? openedImage(answer.image) : undefined;
    setOpened(next);
    if (next !== undefined) change((before) => choiceFor(next, before));
    if (!answer.ok) setFailure(reasonWords(text, answer, file.name));
  };
  return {
    isOpen,
    setOpen,
    read: (file) => void read(file),
    work: reading.work ?? making.work,
    failure,
    opened,
    choice,
    change,
    made: making.made,
    isReady: making.isMade && reading.work === undefined,
    variants,
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
