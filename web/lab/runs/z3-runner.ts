// Runs Z3 in a worker of the page if its files can be had, else on the server, which says what is
// missing. The files are fetched before the first run, so that no time of a run goes into the
// download.

import { z3Address } from '../../workers/z3-address.ts';
import type { LabRunner } from './method-run.ts';
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
  const choose = async (): Promise<LabRunner> => {
    const isHere = await fetchZ3(ask, gone.signal);
    chosen ??= isHere ? inPage() : onServer();
    if (gone.signal.aborted) chosen.stop();
    return chosen;
  };
  return {
    run: async (task, hooks) => (chosen ?? (await choose())).run(task, hooks),
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
