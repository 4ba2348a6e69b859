// Browsers draw nothing before the styles in the head of a page have arrived, not even what needs
// none of them. Here they are fetched at once and taken up by `takeUpStyles` (app/styles.ts), so
// that the page shows what stands in its file meanwhile.

import type { Plugin } from 'vite';

const STYLES = /<link rel="stylesheet"/g;

export function waitingStyles(): Plugin {
  return {
    name: 'waiting-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(STYLES, '<link rel="preload" as="style"'),
    },
  };
}
