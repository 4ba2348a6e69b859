// Timing: CPU time of this process, after a warm-up, the best and the mean of several rounds.

export interface Timing {
  /** Seconds of CPU time. */
  readonly best: number;
  readonly mean: number;
}

export function time(work: () => void, rounds = 5): Timing {
  work();
  const seconds = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return { best: Math.min(...seconds), mean: seconds.reduce((a, b) => a + b) / rounds };
}
