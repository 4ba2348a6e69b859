// Starts the browser tests that go through all screens before the others. Each of them takes so
// long that, if it came last, one worker would wait for the other.

import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Keeps Vitest's order among those tests and among the others. */
export class AllScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = (file: TestSpecification): number => Number(!coversAllScreens(file));
    return sorted.sort((a, b) => order(a) - order(b));
  }
}

function coversAllScreens({ moduleId }: TestSpecification): boolean {
  return /\/e2e\/[^/]+$/.test(moduleId) && /'\.\/screens\.ts'/.test(readFileSync(moduleId, 'utf8'));
}
