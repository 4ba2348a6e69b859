// The last resort when a part of the page cannot be loaded: some browsers do not fetch a script
// again after a failure, and a newer version of the page has other scripts.

/** Reloads the whole page if the server answers. */
export async function reloadIfServed(): Promise<void> {
  // The server itself has to answer this request: files of the page may come from the copy in the
  // browser.
  const isServed = await fetch('/api/v1/health').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed) location.reload();
}
