// Makes a process that stands in for the process that runs methods. The id of the method decides
// what the stand-in does.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRandom } from '../src/engine/random.ts';
import { defined } from '../src/puzzle/defined.ts';
import type { MethodSolveTask } from '../src/workers/method-task.ts';
import { randomPuzzle } from './boards.ts';

const HOST = `
const report = { verdict: 'none', complete: true, solutions: [], stats: {}, cut: false };
process.on('message', ({ kind, id, args: task }) => {
  if (kind === 'more') return;
  if (kind === 'cancel') process.send({ kind: 'value', id, outcome: { ok: true, value: { ...report, cut: true } } });
  else if (task.method === 'answers') process.send({ kind: 'value', id, outcome: { ok: true, value: report } });
  else if (task.method === 'faults') process.send({ kind: 'fault', id, message: 'a bug' });
  else if (task.method === 'ends') process.exit(3);
  else if (task.method.startsWith('SIG')) process.kill(process.pid, task.method);
  else if (task.method === 'blocks') {
    process.send({ kind: 'item', id, item: { kind: 'solution', rows: ['#'] } }, () => { for (;;); });
  }
});
setTimeout(() => process.send({ kind: 'ready' }), 20);
`;

const puzzle = randomPuzzle(makeRandom(1), 1, 1, 1, 0.5);

export const taskOf = (method: string, seconds?: number): MethodSolveTask => ({
  kind: 'method',
  method: method as MethodSolveTask['method'],
  choices: {},
  puzzle,
  maxSolutions: 2,
  limits: defined({ seconds }),
  seed: 0,
});

export interface StandIn {
  readonly folder: string;
  /** All processes that were started. */
  readonly children: ChildProcess[];
  start(): ChildProcess;
  remove(): void;
}

export function standIn(): StandIn {
  const folder = mkdtempSync(join(tmpdir(), 'crosshatch-host-'));
  writeFileSync(join(folder, 'host.mjs'), HOST);
  const children: ChildProcess[] = [];
  const start = (): ChildProcess => {
    const child = fork(join(folder, 'host.mjs'), {
      serialization: 'advanced',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    children.push(child);
    return child;
  };
  return { folder, children, start, remove: () => rmSync(folder, { recursive: true }) };
}
