// The options of printing: paper, colours, puzzles a page, marks and solutions.

import { INKS, type Ink } from '../../../src/vector/ink.ts';
import { type Text, useText } from '../../app/texts.ts';
import { Choice } from '../../design/choice.tsx';
import { Switch } from '../../design/switch.tsx';
import {
  ORIENTATIONS,
  type Orientation,
  PAPERS,
  type Paper,
  PER_PAGE,
  type PerPage,
} from '../vector/sheet.ts';

export interface PrintOptions {
  readonly paper: Paper;
  readonly orientation: Orientation;
  readonly perPage: PerPage;
  readonly ink: Ink;
  readonly marks: boolean;
  readonly solutions: boolean;
}

/**
 * Returns the options to begin with. Letter is the usual paper in North America and in a few other
 * countries. Solutions have to be asked for, because the preview would show pictures of puzzles
 * that nobody has solved yet.
 */
export function defaultOptions(languages: readonly string[]): PrintOptions {
  const paper = /-(US|CA|MX|PH)\b/i.test(languages[0] ?? '') ? 'letter' : 'a4';
  const rest = { perPage: 1, ink: 'colour', marks: false, solutions: false } as const;
  return { paper, orientation: 'portrait', ...rest };
}

interface PrintControlsProps {
  readonly options: PrintOptions;
  readonly onChange: (changes: Partial<PrintOptions>) => void;
  /** Whether any of the puzzles has colours. */
  readonly hasColours: boolean;
}

export function PrintControls({ options, onChange, hasColours }: PrintControlsProps) {
  const text = useText();
  return (
    <>
      <Choice
        label={text('share.print.paper')}
        value={options.paper}
        choices={choicesOf(text, PAPERS, 'share.print.paper')}
        onChange={(paper) => onChange({ paper })}
      />
      <Choice
        label={text('share.print.orientation')}
        value={options.orientation}
        choices={choicesOf(text, ORIENTATIONS, 'share.print.orientation')}
        onChange={(orientation) => onChange({ orientation })}
      />
      <Choice
        label={text('share.print.perPage')}
        value={String(options.perPage)}
        choices={PER_PAGE.map((count) => [String(count), count])}
        onChange={(count) => onChange({ perPage: Number(count) as PerPage })}
      />
      {hasColours && (
        <Choice
          label={text('share.ink')}
          value={options.ink}
          choices={choicesOf(text, INKS, 'share.ink')}
          onChange={(ink) => onChange({ ink })}
        />
      )}
      <Switch
        label={text('share.print.solutions')}
        checked={options.solutions}
        onChange={(solutions) => onChange({ solutions })}
      />
      <Switch
        label={text('share.print.marks')}
        checked={options.marks}
        onChange={(marks) => onChange({ marks })}
      />
    </>
  );
}

type Prefix = 'share.print.paper' | 'share.print.orientation' | 'share.ink';

function choicesOf<T extends Paper | Orientation | Ink>(
  text: Text,
  all: readonly T[],
  prefix: Prefix,
): (readonly [T, string])[] {
  return all.map((each) => [each, text(`${prefix}.${each}` as Parameters<Text>[0])] as const);
}
