// The members of the web's `Worker` that are needed here, so that threads, processes and tests can
// stand in for a `Worker`.

export interface Port<To, From> {
  postMessage(message: To): void;
  terminate(): void;
  onmessage: ((event: { readonly data: From }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}
