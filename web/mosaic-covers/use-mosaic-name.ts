// The name of a mosaic: its number, and its title where that may be shown.

import { useText } from '../app/texts.ts';

export function useMosaicName(number: number, title: string | undefined): string {
  const text = useText();
  return title === undefined
    ? text('mosaic.name', { number })
    : text('mosaic.titled', { number, title });
}
