// Style sheets that are not left to the browser and to the loader of the page's parts. The built
// page fetches its own but leaves them to its script (styles-plugin.ts), and the loader asks for
// each sheet once only: what failed then is asked for again here, before the part that needs it.

/** Sheets on their way, by address. */
const coming = new Map<string, Promise<void>>();

/** Resolves when the sheets of the page hold; rejects when one does not come. */
export async function takeUpStyles(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all([...links].map(takeUp));
}

export function noteFailedStyles(): void {
  // Such errors do not bubble.
  document.addEventListener('error', ({ target }) => note(target), true);
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.failed = '';
}

/** Rejects when one fails again. */
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
 * A new link in the place of the old one: what the old one has yet to say of its own fetch is not
 * taken for an answer.
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
