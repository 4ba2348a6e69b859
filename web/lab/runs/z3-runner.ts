// Runs Z3 in a worker of the page if its files can be had, else on the server, which says what is
// missing. The files are fetched before the first run, so that no time of a run goes into the
// download. Where the browser does not keep them, the worker fetches them again; the limit of the
// run begins after that, too.

import type { Problem } from '../../../src/puzzle/problem.ts';
import { z3Address } from '../../workers/z3-address.ts';
import type { LabRunner, LabRunOutcome, RunHooks, RunTask } from './method-run.ts';
import { serverRunner } from './server-runner.ts';
import { workerRunner } from './worker-runner.ts';

interface Z3Hosts {
  readonly inPage: () => LabRunner;
  readonly onServer: () => LabRunner;
  readonly ask: (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
}

const HOSTS: Z3Hosts = {
  inPage: workerRunner,
  onServer: serverRunner,
  ask: (address, options) => fetch(address, options),
};

export function z3Runner({ inPage, onServer, ask }: Z3Hosts = HOSTS): LabRunner {
  const gone = new AbortController();
  let chosen: LabRunner | undefined;
  let isHere = false;
  const choose = async (hooks: RunHooks): Promise<LabRunner> => {
    hooks.onLoading?.();
    isHere = await fetchZ3(ask, gone.signal);
    if (!isHere) hooks.onBegun?.();
    chosen ??= isHere ? inPage() : onServer();
    if (gone.signal.aborted) chosen.stop();
    return chosen;
  };
  const run = async (task: RunTask, hooks: RunHooks): Promise<LabRunOutcome> => {
    const outcome = await (chosen ?? (await choose(hooks))).run(task, hooks);
    return isHere ? outcome : withoutBoth(outcome);
  };
  return {
    run: (task, hooks = {}) => run(task, hooks),
    stop() {
      gone.abort();
      chosen?.stop();
    },
    close() {
      gone.abort();
      chosen?.close();
    },
  };
}

/** Fetches the files into the cache of the browser. Returns whether they are there. */
async function fetchZ3(ask: Z3Hosts['ask'], signal: AbortSignal): Promise<boolean> {
  try {
    for (const file of ['z3-built.js', 'z3-built.wasm'] as const) {
      const response = await ask(z3Address(file), { signal });
      if (!response.ok) return false;
      await response.arrayBuffer();
    }
    return true;
  } catch {
    return false;
  }
}

const NO_Z3: Problem = {
  code: 'no-z3',
  message: 'Z3 could not be downloaded, and no server answers that could run it',
};

/** A run on the server takes place only where the files are missing; so both may be missing. */
function withoutBoth(outcome: LabRunOutcome): LabRunOutcome {
  const isAlone = outcome.kind === 'problem' && outcome.problem.code === 'no-server';
  return isAlone ? { kind: 'problem', problem: NO_Z3 } : outcome;
}
