// The addresses in index.html begin at the root of the host, because the same file is sent for
// screens at any depth. All other files of the build address each other relative to themselves.

import type { Plugin } from 'vite';

export function rootedAddresses(): Plugin {
  return {
    name: 'rooted-addresses',
    // The manifest is put in by a plugin that comes late as well.
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('="./', '="/'),
    },
  };
}
