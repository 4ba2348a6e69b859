// Styles that did not come. What loads the parts of the page asks for each style sheet once only, so those that failed are
// asked for again here, before the part that needs them.

export function noteFailedStyles(): void {
  // Such errors do not bubble.
  document.addEventListener('error', ({ target }) => note(target), true);
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset.failed = '';
}

/** Rejects when one fails again. */
export async function loadFailedStyles(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>('link[data-failed]');
  await Promise.all([...failed].map(loadStyle));
}

function loadStyle(failed: HTMLLinkElement): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = failed.href;
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`the styles ${link.href} cannot be loaded`));
  });
  failed.replaceWith(link);
  return done;
}
