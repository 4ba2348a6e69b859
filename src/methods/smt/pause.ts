// Waits, while the host does its own work.

interface Host {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
}

export function pause(ms: number): Promise<void> {
  const host = globalThis as unknown as Host;
  return new Promise((resolve) => {
    host.setTimeout(resolve, ms);
  });
}
