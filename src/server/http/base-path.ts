// Puts the whole server under a path. Addresses lose the path before they meet a route, so nothing
// inside knows of it but the page. An address without the path is answered as well: some proxies
// cut the path off, and health checks that come to the server directly need not know it.

/** Returns the address without the base path, which is empty or begins with a slash. */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}
