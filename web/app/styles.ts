// Applies the style sheets of the page and requests failed sheets again. The built page preloads
// its own sheets, and its script applies them (styles-plugin.ts). The loader of the page's parts
// asks for each sheet only once, so this file requests failed sheets again before a part is loaded.
// Attributes of the links say which sheets have failed and which are coming.

/** Resolves when the sheets of the page are applied; rejects if one cannot be loaded. */
export async function takeUpStyles(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all([...links].map((link) => applied(takeUp(link))));
}

export function noteFailedStyles(): void {
  // These errors do not bubble, so the listener captures them.
  document.addEventListener('error', ({ target }) => note(target), true);
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.failed = '';
}

/**
 * Requests the sheets that have failed. Waits for all sheets that this file has requested,
 * including those of the page itself, so that no part is shown while styles are missing. Rejects if
 * a sheet cannot be loaded.
 */
export async function loadFailedStyles(): Promise<void> {
  document.querySelectorAll<HTMLLinkElement>('link[data-failed]').forEach(takeUp);
  const coming = document.querySelectorAll<HTMLLinkElement>('link[data-coming]');
  await Promise.all([...coming].map(applied));
}

/**
 * Replaces the old link with a new link, so that late events of the old fetch are not taken for the
 * result. Returns the new link.
 */
function takeUp(old: HTMLLinkElement): HTMLLinkElement {
  const link = old.cloneNode() as HTMLLinkElement;
  delete link.dataset.failed;
  link.dataset.coming = '';
  const settle = (): void => {
    delete link.dataset.coming;
  };
  link.addEventListener('load', settle);
  link.addEventListener('error', settle);
  link.removeAttribute('as');
  link.rel = 'stylesheet';
  old.replaceWith(link);
  return link;
}

/** Resolves when a sheet that is coming is applied; rejects if it cannot be loaded. */
function applied(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles from ${link.href}`)));
  });
}
