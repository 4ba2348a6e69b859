// Browsers draw nothing before the style sheets in the head of a page have arrived. This plugin
// makes the browser load them without waiting for them; `takeUpStyles` (app/styles.ts) applies them
// later. Meanwhile the page shows the content of its HTML file.

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
