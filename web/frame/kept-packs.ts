// The packs that the browser keeps for use without a network. A pack that changes has another file
// in a new version of the page; then it is fetched anew, and only then the old file is let go.

import { BASE_PATH, wholeAddress } from '../app/base-path.ts';

/** The files of the packs of this version (pack-files-plugin.ts), which the page keeps. */
const PACK_FILES = `${BASE_PATH}/pack-files.json`;

interface Renewal {
  /** The address of a file that this version does not have any more. */
  readonly old: string;
  /** The file of the same pack in this version; undefined if there is no such pack. */
  readonly file: string | undefined;
}

/** Does nothing unless the service worker can keep what is fetched. */
export async function renewKeptPacks(): Promise<void> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return;
  const kept = await caches.open('packs');
  // Pages of other versions may be under other paths of this host.
  const own = wholeAddress('/');
  const urls = (await kept.keys()).map(({ url }) => url).filter((url) => url.startsWith(own));
  if (urls.length === 0) return;
  const files: readonly string[] = await (await fetch(PACK_FILES)).json();
  for (const { old, file } of renewals(urls, files)) {
    const isThere = file === undefined || (await fetch(`${BASE_PATH}/${file}`)).ok;
    if (isThere) await kept.delete(old);
  }
}

export function renewals(kept: readonly string[], files: readonly string[]): readonly Renewal[] {
  const current = new Map(files.map((file) => [packOf(file), file]));
  return kept
    .filter((url) => files.every((file) => !url.endsWith(`/${file}`)))
    .map((old) => ({ old, file: current.get(packOf(old)) }));
}

/** Returns the name of a file without its folder and the hash of its content. */
function packOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
}
