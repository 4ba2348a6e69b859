// Measures where a method spends its time. One run under the sampling profiler of the runtime gives
// the times. A second run under the call counter of the runtime gives the calls. The second run has
// no compiled code and is many times slower.

import { type Profiler, Session } from 'node:inspector/promises';
import type { Outcome } from '../puzzle/problem.ts';
import type { MethodReport } from './method-task.ts';

/**
 * One function of this package; total times include the functions that it calls, own times do not.
 */
export interface FunctionProfile {
  readonly name: string;
  /**
   * The part of the build that contains the function. Functions with the same name in the same part
   * count as one function.
   */
  readonly module: string;
  readonly calls: number;
  readonly totalSeconds: number;
  readonly ownSeconds: number;
}

export interface Profile {
  /** The functions in descending order of their own time. */
  readonly functions: readonly FunctionProfile[];
  /** Whether the run that counts calls was cut. A whole run may then make more calls. */
  readonly isCut: boolean;
}

/** Microseconds between two samples. */
const INTERVAL = 100;

type Solve = () => Promise<Outcome<MethodReport>>;

/**
 * Runs `solve` twice, which must do the same both times. The profile goes into the report of the
 * first run.
 */
export async function profiled(solve: Solve): Promise<Outcome<MethodReport>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    const timed = await withTimes(session, solve);
    if (!timed.outcome.ok) return timed.outcome;
    const counted = await withCalls(session, solve);
    if (!counted.outcome.ok) return counted.outcome;
    const functions = functionsOf(counted.calls, timed.times);
    const profile = { functions, isCut: counted.outcome.value.cut };
    return { ok: true, value: { ...timed.outcome.value, profile } };
  } finally {
    session.disconnect();
  }
}

function functionsOf(
  counts: ReadonlyMap<string, number>,
  times: Map<string, Times>,
): FunctionProfile[] {
  // A function that is quick, or that was compiled into its caller, has few samples or none.
  const functions = [...counts].map(([key, calls]) => {
    const [name = '', module = ''] = key.split(' ');
    return { name, module, calls, ...timesOf(times, key) };
  });
  return functions.sort((a, b) => b.ownSeconds - a.ownSeconds || b.calls - a.calls);
}

interface Times {
  totalSeconds: number;
  ownSeconds: number;
}

/**
 * Measures the times of functions by samples. Each sample is a stack: the function on top gets own
 * time, and each function on the stack gets total time once.
 */
async function withTimes(session: Session, solve: Solve) {
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  const outcome = await solve();
  const { profile: sampled } = await session.post('Profiler.stop');
  const times = new Map<string, Times>();
  const stacks = stacksOf(sampled.nodes);
  const { samples = [], timeDeltas = [] } = sampled;
  samples.forEach((id, i) => {
    const seconds = Math.max(timeDeltas[i] ?? 0, 0) / 1e6;
    const stack = stacks.get(id) ?? [];
    for (const name of new Set(stack)) timesOf(times, name).totalSeconds += seconds;
    const [top] = stack;
    if (top !== undefined) timesOf(times, top).ownSeconds += seconds;
  });
  return { outcome, times };
}

function timesOf(times: Map<string, Times>, name: string): Times {
  const found = times.get(name) ?? { totalSeconds: 0, ownSeconds: 0 };
  times.set(name, found);
  return found;
}

/**
 * Returns the stack of each node: the named functions of this package, from the node up. Time in
 * the runtime thus counts for the function that called it.
 */
function stacksOf(nodes: readonly Profiler.ProfileNode[]): Map<number, readonly string[]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly string[]>();
  const visit = (id: number, above: readonly string[]): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const { functionName, url } = node.callFrame;
    const key = keyOf(functionName, url);
    const stack = key === undefined ? above : [key, ...above];
    stacks.set(id, stack);
    for (const child of node.children ?? []) visit(child, stack);
  };
  const [first] = nodes;
  if (first !== undefined) visit(first.id, []);
  return stacks;
}

async function withCalls(session: Session, solve: Solve) {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const outcome = await solve();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  const calls = new Map<string, number>();
  for (const { url, functions } of result) {
    for (const { functionName, ranges } of functions) {
      const key = keyOf(functionName, url);
      const count = ranges[0]?.count ?? 0;
      if (key !== undefined && count > 0) calls.set(key, (calls.get(key) ?? 0) + count);
    }
  }
  return { outcome, calls };
}

const HERE = new URL('.', import.meta.url).href;

/**
 * Returns the name of a function and its part of the build, for example "assign cells" for `assign`
 * in cells-A1b2C3d4.js. Returns undefined for functions without a name, outside the package, or of
 * the process around the method.
 */
function keyOf(name: string, url: string): string | undefined {
  if (name === '' || !url.startsWith(HERE) || url.endsWith('/method-host.js')) return undefined;
  const file = url.slice(HERE.length).replace(/\.js$/, '');
  return `${name.replaceAll(' ', '_')} ${file.replace(/-[\w-]{8}$/, '')}`;
}
