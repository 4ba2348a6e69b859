export const THEMES: readonly ['light', 'dark', 'contrast'];
export type Theme = (typeof THEMES)[number];

export function obtainBrowser(): { readonly path: string } | { readonly missing: string };
export function findBrowser(): string | undefined;
export function launchOptions(executablePath: string): {
  readonly executablePath: string;
  readonly args: string[];
};
export function preferences(person: {
  readonly theme?: Theme;
  readonly language?: 'en' | 'de';
  readonly motion?: boolean;
}): {
  readonly colorScheme: 'light' | 'dark';
  readonly contrast: 'more' | 'no-preference';
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly locale: string;
};
