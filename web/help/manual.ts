// The manual, section by section, as message keys, for the Help screen and for docs/manual.md.

import type { MessageKey } from '../messages/keys.ts';

export type ManualPart =
  | { readonly kind: 'list'; readonly items: readonly MessageKey[] }
  | { readonly kind: 'text'; readonly text: MessageKey }
  /** The table of all keys. */
  | { readonly kind: 'keys' }
  /** A link to `page` on the Help screen, and to `file`, a file of docs, in docs/manual.md. */
  | {
      readonly kind: 'link';
      readonly text: MessageKey;
      readonly page: string;
      readonly file: string;
    }
  | ManualPicture;

/** A picture of docs/screens, by its name without `.webp`, and its size in pixels. */
export interface ManualPicture {
  readonly kind: 'picture';
  readonly name: string;
  readonly text: MessageKey;
  readonly width: number;
  readonly height: number;
}

export interface ManualSection {
  readonly id: string;
  readonly title: MessageKey;
  readonly parts: readonly ManualPart[];
}

/** Returns the sections, with touch before the mouse if fingers are the main pointer. */
export function manualFor(hasFingers: boolean): readonly ManualSection[] {
  if (!hasFingers) return MANUAL;
  const [rules, ...others] = MANUAL;
  const isTouch = ({ id }: ManualSection): boolean => id === 'touch';
  return [rules, ...others.filter(isTouch), ...others.filter((each) => !isTouch(each))];
}

export const MANUAL: readonly ManualSection[] = [
  {
    id: 'rules',
    title: 'help.rules',
    parts: [list('help.rules.1', 'help.rules.2', 'help.rules.3', 'help.rules.4')],
  },
  {
    id: 'playing',
    title: 'help.playing',
    parts: [
      picture('play-1440-light', 'help.picture.play'),
      list(
        'help.playing.1',
        'help.playing.2',
        'help.playing.3',
        'help.playing.4',
        'help.playing.5',
        'help.playing.6',
      ),
    ],
  },
  {
    id: 'touch',
    title: 'help.touch',
    parts: [
      list('help.touch.1', 'help.touch.2', 'help.touch.3'),
      picture('play-360-light', 'help.picture.phone', 360, 740),
    ],
  },
  {
    id: 'keyboard',
    title: 'help.keyboard',
    parts: [text('help.keyboard.1'), { kind: 'keys' }],
  },
  {
    id: 'stuck',
    title: 'help.stuck',
    parts: [
      list('help.stuck.1', 'help.stuck.2', 'help.stuck.3', 'help.stuck.4', 'help.stuck.5'),
      picture('play-hint-1440-dark', 'help.picture.hint'),
      link('help.stuck.techniques', '/help/techniques', 'techniques.md'),
      link('help.stuck.difficulty', '/help/difficulty', 'difficulty.md'),
    ],
  },
  {
    id: 'library',
    title: 'help.library',
    parts: [
      picture('library-1440-light', 'help.picture.library'),
      list('help.library.1', 'help.library.2', 'help.library.3', 'help.library.4'),
      link('help.library.formats', '/help/formats', 'formats.md'),
    ],
  },
  {
    id: 'daily',
    title: 'help.daily',
    parts: [list('help.daily.1', 'help.daily.2', 'help.daily.3')],
  },
  {
    id: 'enter',
    title: 'help.enter',
    parts: [
      picture('enter-1440-light', 'help.picture.enter'),
      list('help.enter.1', 'help.enter.4', 'help.enter.2', 'help.enter.3'),
    ],
  },
  {
    id: 'draw',
    title: 'help.draw',
    parts: [
      picture('draw-picture-1440-light', 'help.picture.draw'),
      text('help.draw.1'),
      text('help.draw.2'),
      text('help.draw.3'),
    ],
  },
  {
    id: 'lab',
    title: 'help.lab',
    parts: [
      picture('lab-1440-light', 'help.picture.lab'),
      text('help.lab.1'),
      picture('batch-1440-light', 'help.picture.batch'),
      text('help.lab.2'),
    ],
  },
  {
    id: 'share',
    title: 'help.share',
    parts: [list('help.share.1', 'help.share.2', 'help.share.3')],
  },
  {
    id: 'about',
    title: 'help.about',
    parts: [list('help.about.1', 'help.about.2', 'help.about.3')],
  },
];

function text(key: MessageKey): ManualPart {
  return { kind: 'text', text: key };
}

function list(...items: readonly MessageKey[]): ManualPart {
  return { kind: 'list', items };
}

function link(key: MessageKey, page: string, file: string): ManualPart {
  return { kind: 'link', text: key, page, file };
}

function picture(name: string, key: MessageKey, width = 1200, height = 750): ManualPart {
  return { kind: 'picture', name, text: key, width, height };
}
