export function startServer(args?: readonly string[]): Promise<{
  readonly address: string;
  readonly close: () => Promise<void>;
}>;
