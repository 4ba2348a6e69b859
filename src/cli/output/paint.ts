// Colours for a terminal. The sequences that switch them carry a seal until they are printed. The
// seal distinguishes them from sequences in text from outside, which are made harmless.

import { randomUUID } from 'node:crypto';
import { Ansis } from 'ansis';
import { harmless } from './escape-control-characters.ts';

export interface Paint {
  bold(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  /** Here `rgb` is written like "#ff0000". */
  inColour(rgb: string, text: string): string;
  onColour(rgb: string, ink: string, text: string): string;
}

/**
 * The seal stands for ESC until a text is printed. No input can contain it, because each run makes
 * a new random one.
 */
const SEAL = randomUUID();
const ESCAPE = '\u001b';

function paintBy(ansis: Ansis): Paint {
  const seal = (sequence: string): string => sequence.replaceAll(ESCAPE, SEAL);
  const by =
    ({ open, close }: Ansis) =>
    (text: string): string =>
      `${seal(open)}${text}${seal(close)}`;
  return {
    bold: by(ansis.bold),
    red: by(ansis.red),
    green: by(ansis.green),
    yellow: by(ansis.yellow),
    inColour: (rgb, text) => by(ansis.hex(rgb))(text),
    onColour: (rgb, ink, text) => by(ansis.bgHex(rgb).hex(ink))(text),
  };
}

/** Paints without any colours. */
export const PLAIN: Paint = paintBy(new Ansis(0));

/**
 * Paints in colours on a terminal, and without them elsewhere; `FORCE_COLOR` always turns them on,
 * `NO_COLOR` always off.
 */
export const paint: Paint = wantsColour() ? paintBy(new Ansis()) : PLAIN;

function wantsColour(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return FORCE_COLOR === undefined ? process.stdout.isTTY : FORCE_COLOR !== '0';
}

/** Makes the text ready for a terminal: with its own colours, and with everything else harmless. */
export function unsealed(text: string): string {
  return text.split(SEAL).map(harmless).join(ESCAPE);
}
