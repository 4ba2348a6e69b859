// A progress bar on standard error for work that takes over half a second; where that is no terminal, a
// line every five seconds.

import type { SingleBar } from 'cli-progress';

const PATIENCE = 500;

export interface Bar {
  /** `total` of 0: it is not known how much there is. */
  update(done: number, total: number, text: string): void;
  stop(): void;
}

export function progressBar(): Bar {
  const start = Date.now();
  let bar: SingleBar | undefined;
  let loading = false;
  let stopped = false;
  return {
    update(done, total, text) {
      if (stopped || Date.now() - start < PATIENCE) return;
      if (bar !== undefined) {
        bar.setTotal(Math.max(total, done));
        bar.update(done, { text });
      } else if (!loading) {
        loading = true;
        void startBar(Math.max(total, done), done, text).then((started) => {
          bar = started;
          if (stopped) bar.stop();
        });
      }
    },
    stop() {
      stopped = true;
      bar?.stop();
    },
  };
}

async function startBar(total: number, done: number, text: string): Promise<SingleBar> {
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar(
    {
      format: '[{bar}] {value}/{total} {text} {duration_formatted}',
      hideCursor: true,
      clearOnComplete: true,
      noTTYOutput: true,
      notTTYSchedule: 5000,
      stream: process.stderr,
      fps: 10,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(total, done, { text });
  return bar;
}
