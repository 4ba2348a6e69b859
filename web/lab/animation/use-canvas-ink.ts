// The colours of a small board in the current theme.

import { useTokens } from '../../app/use-tokens.ts';

const TOKENS = {
  open: '--sunken',
  known: '--cell',
  painted: '--cell-painted',
  dot: '--cell-cross',
  line: '--grid-line',
  lineFive: '--grid-line-five',
  accent: '--accent',
} as const;
export type CanvasInk = Readonly<Record<keyof typeof TOKENS, string>>;

export function useCanvasInk(): CanvasInk {
  return useTokens(TOKENS);
}
