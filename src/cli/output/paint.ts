// Colours for a terminal. The escape sequences of this program carry a seal until they are printed.
// Sequences in text from outside have no seal, so they are made harmless.

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
 * Paints in colours if standard output is a terminal. `FORCE_COLOR` turns colours on elsewhere too,
 * and `FORCE_COLOR=0` turns them off. A `NO_COLOR` that is not empty turns them off in any case.
 */
export const paint: Paint = wantsColour() ? paintBy(new Ansis()) : PLAIN;

function wantsColour(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return FORCE_COLOR === undefined ? process.stdout.isTTY : FORCE_COLOR !== '0';
}

/** Makes a text ready for a terminal: seals become ESC, and everything else is made harmless. */
export function unsealed(text: string): string {
  return text.split(SEAL).map(harmless).join(ESCAPE);
}
