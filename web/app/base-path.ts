// The path that the page is under. The server writes it into index.html when it serves the page, so
// one build can be anywhere.

const META = 'meta[name="base-path"]';

/** Empty, or with a slash at its beginning alone. */
export const BASE_PATH: string =
  typeof document === 'undefined' ? '' : basePathIn(document.querySelector<HTMLMetaElement>(META));

function basePathIn(meta: HTMLMetaElement | null): string {
  return (meta?.content ?? '').replace(/\/$/, '');
}

/** Returns the whole address of a place of the page, which begins with a slash. */
export function wholeAddress(place: string): string {
  return location.origin + BASE_PATH + place;
}

/**
 * Returns the address under the base path if the page was opened without it, as when somebody asks
 * the server and not the proxy before it. The server cannot send them on, because a proxy that cuts
 * the path off asks in the same way.
 */
export function addressUnder(base: string, { pathname, search, hash }: Place): string | undefined {
  const isUnder = pathname === base || pathname.startsWith(`${base}/`);
  return isUnder ? undefined : base + pathname + search + hash;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;
