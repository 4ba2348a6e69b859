// As much of a `Worker` of the web as is needed of one, so that threads, processes and tests can
// stand in for it.

export interface Port<To, From> {
  postMessage(message: To): void;
  terminate(): void;
  onmessage: ((event: { readonly data: From }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}
