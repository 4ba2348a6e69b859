// The settings of a person, saved in the browser. A change takes effect immediately on the whole
// page.

import { create } from 'zustand';
import { LANGUAGE_IDS } from '../../src/explain/words/languages.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];
export const LANGUAGE_CHOICES = ['system', ...LANGUAGE_IDS] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];
export const MISTAKE_CHOICES = ['never', 'asked', 'at-once'] as const;
type MistakeChoice = (typeof MISTAKE_CHOICES)[number];
/**
 * How a finger marks cells: directly, with a loupe, or with a pad of arrows that moves a cursor.
 * `automatic` is directly on cells that a finger hits, and with a loupe on smaller ones.
 */
export const AIMINGS = ['automatic', 'direct', 'loupe', 'pad'] as const;
export type Aiming = (typeof AIMINGS)[number];

interface Settings {
  readonly theme: Theme;
  readonly language: LanguageChoice;
  /** When mistakes are shown. */
  readonly mistakes: MistakeChoice;
  /** Whether finished lines get their crosses automatically. */
  readonly autoCross: boolean;
  /** Whether a hint is offered after a while without a move. */
  readonly offerHints: boolean;
  /** Whether the numbers of rows and columns are shown. */
  readonly coordinates: boolean;
  /** Whether a board that does not fit has a minimap in its corner. */
  readonly minimap: boolean;
  readonly celebrate: boolean;
  /** Whether the title of a built-in puzzle is hidden until the puzzle is solved. */
  readonly hideTitles: boolean;
  readonly showTimer: boolean;
  /**
   * Whether single letters are shortcuts. Such shortcuts get in the way of people who control their
   * computer by voice.
   */
  readonly letterKeys: boolean;
  /** Whether help is shown beside the board where there is room. */
  readonly helpPanel: boolean;
  /** Whether the parts of Play are mirrored, so that a left hand does not cover the board. */
  readonly leftHanded: boolean;
  readonly sounds: boolean;
  readonly haptics: boolean;
  readonly aiming: Aiming;
  /** Whether the player has been told how to mark cells in each way. */
  readonly metDirect: boolean;
  readonly metLoupe: boolean;
  readonly metPad: boolean;
}

const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  mistakes: 'asked',
  autoCross: true,
  offerHints: true,
  coordinates: false,
  minimap: true,
  celebrate: true,
  hideTitles: true,
  showTimer: true,
  letterKeys: true,
  helpPanel: true,
  leftHanded: false,
  sounds: false,
  haptics: false,
  aiming: 'automatic',
  metDirect: false,
  metLoupe: false,
  metPad: false,
};

export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);

/**
 * Milliseconds that the page waits for the saved settings before it starts with the defaults,
 * because the store may hang.
 */
const LONGEST_WAIT = 300;

/** The store of the settings. */
interface SettingsStore {
  readonly read: () => Promise<unknown>;
  readonly write: (settings: Settings) => void;
}

/**
 * Reads the saved settings, applies those of the look, and saves later changes. Saved settings that
 * arrive later than `LONGEST_WAIT` are applied when they arrive.
 */
export async function startSettings(store: SettingsStore): Promise<void> {
  useSettings.subscribe(applyLook);
  await Promise.race([
    takeKept(store),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
  applyLook();
  for (const query of SYSTEM_QUERIES) matchMedia(query).addEventListener('change', applyLook);
}

/** Nothing is written before the saved settings are read. */
async function takeKept({ read, write }: SettingsStore): Promise<void> {
  const kept = knownOf(await read());
  const chosen = chosenIn(useSettings.getState());
  useSettings.setState({ ...kept, ...chosen });
  useSettings.subscribe((settings) => write(settings));
  if (Object.keys(chosen).length > 0) write(useSettings.getState());
}

/**
 * Returns the settings that the person has changed, which are those that differ from the defaults.
 */
function chosenIn(settings: Settings): Partial<Settings> {
  const keys = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
  const changed = keys.filter((key) => settings[key] !== DEFAULT_SETTINGS[key]);
  return Object.fromEntries(changed.map((key) => [key, settings[key]]));
}

export function changeSettings(changes: Partial<Settings>): void {
  useSettings.setState(changes);
}

/** Returns the valid settings in a record. The record may be incomplete, or not be valid at all. */
export function knownOf(kept: unknown): Partial<Settings> {
  if (typeof kept !== 'object' || kept === null) return {};
  const record = kept as Readonly<Record<string, unknown>>;
  const choices: Readonly<Record<string, readonly unknown[]>> = {
    theme: THEMES,
    language: LANGUAGE_CHOICES,
    mistakes: MISTAKE_CHOICES,
    aiming: AIMINGS,
  };
  return Object.fromEntries(
    Object.keys(DEFAULT_SETTINGS)
      .filter((key) => (choices[key] ?? [true, false]).includes(record[key]))
      .map((key) => [key, record[key]]),
  );
}

const SYSTEM_QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'] as const;

function applyLook(): void {
  const { theme, leftHanded } = useSettings.getState();
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? systemTheme() : theme;
  dataset.hand = leftHanded ? 'left' : 'right';
}

function systemTheme(): Exclude<Theme, 'system'> {
  const [dark, contrast] = SYSTEM_QUERIES.map((query) => matchMedia(query).matches);
  if (contrast) return 'contrast';
  return dark ? 'dark' : 'light';
}
