// Timing: CPU time of this process, after a warm-up, the best of several rounds.

/** Seconds of CPU time. */
export function time(work: () => void, rounds = 5): number {
  work();
  const seconds = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  });
  return Math.min(...seconds);
}
