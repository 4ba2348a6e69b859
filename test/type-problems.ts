// Compiles a module in a folder where packages are installed, and returns the errors.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const RESOLUTIONS = {
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
} as const;

export type Resolution = keyof typeof RESOLUTIONS;

/** The declarations of the language and of hosts: checking them would take most of the time. */
const OF_OTHERS = /\/node_modules\/(typescript|@types)\//;

/**
 * Returns the errors of a module and of the declarations of packages; `types` names the packages
 * whose types the module can use without an import.
 */
export function typeProblems(
  folder: string,
  code: string,
  resolution: Resolution,
  types: readonly string[] = [],
): string[] {
  const file = join(folder, 'consumer.mts');
  writeFileSync(file, code);
  const program = ts.createProgram([file], {
    ...RESOLUTIONS[resolution],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    types: [...types],
    typeRoots: [join(folder, 'node_modules', '@types')],
    strict: true,
    noEmit: true,
  });
  return program
    .getSourceFiles()
    .filter(({ fileName }) => !OF_OTHERS.test(fileName))
    .flatMap((each) => ts.getPreEmitDiagnostics(program, each))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
