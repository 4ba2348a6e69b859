// A plugin of the build that takes the dictionary of the package brotli in its packed form, as the
// package has it for browsers: 70 kB in place of 750. The package unpacks it when it is loaded.

import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

export function smallDictionary(): Rolldown.Plugin {
  return {
    name: 'small-dictionary',
    resolveId(source, importer) {
      if (source !== './dictionary-data.js' || importer === undefined) return null;
      return join(dirname(importer), 'dictionary-browser.js');
    },
  };
}
