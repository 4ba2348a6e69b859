// Shows progress on standard error. On a terminal, a bar appears for work that takes over half a
// second. Elsewhere, at most one line is printed every ten seconds. If a line was printed, a final
// line at the end reports any progress since then.

import type * as cliProgress from 'cli-progress';
import type { SingleBar } from 'cli-progress';
import { onOneLine } from './escape-control-characters.ts';

export interface ProgressBar {
  /** `total` is undefined if the amount of work is not known. */
  update(done: number, total: number | undefined, text: string): void;
  /** Takes the bar off the terminal for other output; the next update shows it again. */
  hide(): void;
  end(): void;
}

interface BarPlace {
  readonly stream: NodeJS.WriteStream;
  /** The time of the clock in milliseconds. */
  now(): number;
}

const STDERR: BarPlace = { stream: process.stderr, now: () => performance.now() };

export function progressBar(place: BarPlace = STDERR): ProgressBar {
  return place.stream.isTTY ? barOnTerminal(place) : linesInLog(place);
}

/** The least milliseconds before the first line, and between two lines of `update`. */
const INTERVAL = 10_000;

function linesInLog({ stream, now }: BarPlace): ProgressBar {
  const start = now();
  let last = start;
  let pending: string | undefined;
  const writePending = (): void => {
    if (pending !== undefined) stream.write(`${pending}\n`);
    pending = undefined;
  };
  return {
    update(done, total, text) {
      const time = now();
      const amount = total === undefined ? `${done}` : `${done}/${total}`;
      pending = `${amount} ${onOneLine(text)}, ${secondsSince(start, time)}`;
      if (time - last < INTERVAL) return;
      last = time;
      writePending();
    },
    hide() {},
    end() {
      if (last > start) writePending();
    },
  };
}

function secondsSince(start: number, time: number): string {
  return `${Math.floor((time - start) / 1000)} s`;
}

/** Milliseconds until the bar appears. */
const SHOWN_AFTER = 500;
/** A total that is never reached, for work of unknown size. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

function barOnTerminal({ stream, now }: BarPlace): ProgressBar {
  const start = now();
  let bar: SingleBar | undefined;
  let hasTotal = false;
  let library: Promise<CliProgress> | undefined;
  let isHidden = true;
  const hide = (): void => {
    isHidden = true;
    stopBar();
  };
  const stopBar = (): void => {
    bar?.stop();
    bar = undefined;
  };
  return {
    update(done, total, unsafe) {
      if (now() - start < SHOWN_AFTER) return;
      const text = `${onOneLine(unsafe)}, ${secondsSince(start, now())}`;
      isHidden = false;
      library ??= import('cli-progress').then((module) => module.default);
      void library.then((loaded) => {
        if (isHidden) return;
        if (hasTotal !== (total !== undefined)) stopBar();
        hasTotal = total !== undefined;
        bar ??= startBar(loaded, stream, { done, total, text });
        bar.setTotal(total ?? UNKNOWN);
        bar.update(done, { text });
      });
    },
    hide,
    end: hide,
  };
}

type CliProgress = typeof cliProgress;

function startBar(
  { SingleBar, Presets }: CliProgress,
  stream: NodeJS.WriteStream,
  { done, total, text }: { done: number; total: number | undefined; text: string },
): SingleBar {
  const options = { ...optionsFor(total !== undefined), stream };
  const bar = new SingleBar(options, Presets.shades_classic);
  bar.start(total ?? UNKNOWN, done, { text });
  return bar;
}

function optionsFor(hasTotal: boolean) {
  return {
    format: hasTotal ? '[{bar}] {value}/{total} {text}' : '{value} {text}',
    hideCursor: true,
    clearOnComplete: true,
    fps: 10,
  };
}
