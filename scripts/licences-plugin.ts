// A plugin of the build that writes the licences of all bundled packages into a file beside the
// bundle. Many licences require that their text accompanies the code.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'tsdown';

/** `others` are the paths of further licences, for files that are copied beside the bundle. */
export function thirdPartyLicences(others: readonly string[] = []): Rolldown.Plugin {
  return {
    name: 'third-party-licences',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks
        .filter(({ fileName }) => fileName.endsWith('.js'))
        .flatMap(({ moduleIds }) => moduleIds);
      const folders = [...new Set(modules.flatMap(packageFolderOf))].sort();
      const source = [...folders.map(licenceOf), ...others.map(textOf)].join('\n----\n\n');
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source });
    },
  };
}

/**
 * Returns the folder of the package that a module belongs to; an empty list for a module of this
 * project.
 */
function packageFolderOf(module: string): string[] {
  const path = module.replaceAll('\\', '/');
  const [folder] = /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return folder === undefined ? [] : [folder];
}

function licenceOf(folder: string): string {
  const { name, license } = JSON.parse(textOf(join(folder, 'package.json')));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return `${name}\n\n${file === undefined ? license : textOf(join(folder, file))}\n`;
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}
