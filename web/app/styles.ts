// Loads style sheets that the browser and the loader of the page's parts do not. The built page
// fetches its own sheets but leaves it to its script to apply them (styles-plugin.ts). The loader
// asks for each sheet only once, so sheets that failed are requested again here, before the part
// that needs them.

/** Sheets that are being loaded, by address. */
const coming = new Map<string, Promise<void>>();

/** Resolves when the sheets of the page are applied; rejects if one cannot be loaded. */
export async function takeUpStyles(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all([...links].map(takeUp));
}

export function noteFailedStyles(): void {
  // These errors do not bubble, so the listener captures them.
  document.addEventListener('error', ({ target }) => note(target), true);
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.failed = '';
}

/** Rejects if a sheet fails again. */
export async function loadFailedStyles(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-failed]')) {
    const { href } = link;
    coming.set(
      href,
      takeUp(link).finally(() => coming.delete(href)),
    );
  }
  await Promise.all(coming.values());
}

/**
 * Replaces the old link by a new one, so that late events of the old fetch are not taken for the
 * result.
 */
function takeUp(old: HTMLLinkElement): Promise<void> {
  const link = old.cloneNode() as HTMLLinkElement;
  delete link.dataset.failed;
  link.removeAttribute('as');
  link.rel = 'stylesheet';
  const held = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles from ${link.href}`)));
  });
  old.replaceWith(link);
  return held;
}
