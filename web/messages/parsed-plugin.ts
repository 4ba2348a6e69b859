// Parses the messages for the formatter when the page is built, so that no visitor loads the
// parser.

import { relative } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';
const CATALOGUE = /^\w+\/\w+\.json$/;

export function parsedMessages(): Plugin {
  return {
    name: 'parsed-messages',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === PARSER ? this.resolve(`${PARSER}/no-parser.js`, importer) : undefined;
    },
    transform(code, id) {
      return CATALOGUE.test(relative(import.meta.dirname, id)) ? parsedCatalogue(code) : undefined;
    },
  };
}

function parsedCatalogue(json: string): string {
  const messages = Object.entries<string>(JSON.parse(json));
  return JSON.stringify(Object.fromEntries(messages.map(([key, text]) => [key, parse(text)])));
}
