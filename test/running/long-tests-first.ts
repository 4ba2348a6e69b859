// Starts the tests that take long before the others: if one of them came last, one worker would
// wait for the other. Where no durations are known, as in a fresh clone, Vitest goes by the length
// of the files, and some of these are among the shortest.

import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = ['test/batch-crash.test.ts', 'test/methods.test.ts'];

/** Keeps Vitest's order among those tests and among the others. */
export class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = (file: TestSpecification): number => Number(!isLong(file));
    return sorted.sort((a, b) => order(a) - order(b));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((path) => moduleId.endsWith(`/${path}`)) || coversAllScreens(moduleId);
}

function coversAllScreens(path: string): boolean {
  return /\/e2e\/[^/]+$/.test(path) && /'\.\/screens\.ts'/.test(readFileSync(path, 'utf8'));
}
