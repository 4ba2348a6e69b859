// Gives each method what runs it where it can run.

import type { MethodId } from '../../../src/methods/index.ts';
import { placeOf, type RunPlace } from '../methods.ts';
import type { LabRunner } from './method-run.ts';
import { serverRunner } from './server-runner.ts';
import { workerRunner } from './worker-runner.ts';
import { z3Runner } from './z3-runner.ts';

const RUNNERS: Readonly<Record<RunPlace, () => LabRunner>> = {
  page: workerRunner,
  'page-with-threads': z3Runner,
  server: serverRunner,
};

export function runnerOf(method: MethodId): LabRunner {
  return RUNNERS[placeOf(method)]();
}
