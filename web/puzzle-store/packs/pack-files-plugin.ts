// Lists the files of packs, whose names have hashes, for a page that looks whether the copies that
// the browser keeps are still those of its version.

import type { Plugin } from 'vite';

const FOLDER = 'assets/packs/';

export function packFiles(): Plugin {
  return {
    name: 'pack-files',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith(FOLDER));
      this.emitFile({ type: 'asset', fileName: 'pack-files.json', source: JSON.stringify(files) });
    },
  };
}
