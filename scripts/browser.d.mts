export function obtainBrowser(): { readonly path: string } | { readonly missing: string };
export function findBrowser(): string | undefined;
export function launchOptions(executablePath: string): {
  readonly executablePath: string;
  readonly args: string[];
};
