// The tracing of the drawing on the screen. It lasts as long as the drawing is on the screen.

import { useState } from 'react';
import type { Image } from '../../../src/create/images/image-samples.ts';
import { useText } from '../../app/texts.ts';
import { useWork, type Work } from '../../app/use-work.ts';
import { readImage } from '../image/reading/read-image.ts';
import { reasonWords } from '../image/use-image.ts';
import { startTracing, type TracedImage, type Tracing } from './tracing.ts';

export interface TracingControls {
  readonly tracing: Tracing | undefined;
  readonly work: Work | undefined;
  readonly failure: string | undefined;
  readonly open: (file: File) => void;
  readonly change: (edit: (tracing: Tracing) => Tracing) => void;
  readonly remove: () => void;
}

export function useTracing(): TracingControls {
  const text = useText();
  const { work, run } = useWork();
  const [tracing, setTracing] = useState<Tracing>();
  const [failure, setFailure] = useState<string>();
  const open = async (file: File): Promise<void> => {
    setFailure(undefined);
    const answer = await run(text('draw.image.reading'), () => readImage(file));
    if (answer === undefined) return;
    if (answer.ok) setTracing((before) => startTracing(tracedImage(answer.image), before));
    else setFailure(reasonWords(text, answer, file.name));
  };
  return {
    tracing,
    work,
    failure,
    open: (file) => void open(file),
    change: (edit) => setTracing((before) => before && edit(before)),
    remove: () => setTracing(undefined),
  };
}

function tracedImage({ width, height, data }: Image): TracedImage {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const pixels = context?.createImageData(width, height);
  pixels?.data.set(data);
  if (pixels) context?.putImageData(pixels, 0, 0);
  return { width, height, pixels: canvas };
}
