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
