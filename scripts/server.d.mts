export function startServer(): Promise<{
  readonly address: string;
  readonly close: () => Promise<void>;
}>;
