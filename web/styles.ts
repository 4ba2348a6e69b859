// The styles of the page, which the built page fetches but leaves to its script: see styles-plugin.ts.

/** Resolves when they hold; rejects when one does not come. */
export async function takeUpStyles(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
  await Promise.all([...links].map(takeUp));
}

function takeUp(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles from ${link.href}`)));
    link.rel = 'stylesheet';
  });
}
