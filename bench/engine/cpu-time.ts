// Measures the CPU time of this process: the shortest of several rounds, after a warm-up.

/** Returns the CPU time of `work` in seconds. */
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
