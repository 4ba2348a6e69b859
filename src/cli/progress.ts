// Progress on standard error for work that takes over half a second: a bar on a terminal, elsewhere a line
// every five seconds.

import type * as cliProgress from 'cli-progress';
import type { SingleBar } from 'cli-progress';

const PATIENCE = 500;
/** A total that is never reached. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

export interface Bar {
  /** `total` undefined: it is not known how much there is. */
  update(done: number, total: number | undefined, text: string): void;
  /** Off the terminal, for other output; the next update shows it again. */
  hide(): void;
}

export function progressBar(): Bar {
  const start = Date.now();
  let bar: SingleBar | undefined;
  let library: Promise<CliProgress> | undefined;
  let isHidden = true;
  return {
    update(done, total, text) {
      if (Date.now() - start < PATIENCE) return;
      isHidden = false;
      library ??= import('cli-progress').then((module) => module.default);
      void library.then((loaded) => {
        if (isHidden) return;
        bar ??= startBar(loaded, done, total, text);
        bar.setTotal(total ?? UNKNOWN);
        bar.update(done, { text });
      });
    },
    hide() {
      isHidden = true;
      bar?.stop();
      bar = undefined;
    },
  };
}

type CliProgress = typeof cliProgress;

function startBar(
  { SingleBar, Presets }: CliProgress,
  done: number,
  total: number | undefined,
  text: string,
): SingleBar {
  const bar = new SingleBar(optionsFor(total !== undefined), Presets.shades_classic);
  bar.start(total ?? UNKNOWN, done, { text });
  return bar;
}

function optionsFor(hasTotal: boolean) {
  return {
    format: hasTotal ? '[{bar}] {value}/{total} {text}, {duration_formatted}' : '{value} {text}',
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: true,
    notTTYSchedule: 5000,
    stream: process.stderr,
    fps: 10,
  };
}
