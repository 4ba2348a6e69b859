// Watches for the silence of a server during a stream. The stream may take any time, but the server
// has to send or take something now and then.

export interface SilenceWatch {
  /** Aborted by a silence that is too long. */
  readonly signal: AbortSignal;
  /** Counts from now on, because it is the server's turn. */
  begin(): void;
  /** Counts no longer, because it is the turn of this process. */
  end(): void;
}

export function watchSilence(milliseconds: number): SilenceWatch {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: over.signal,
    begin() {
      clearTimeout(timer);
      timer = setTimeout(() => over.abort(SILENT), milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}

/** The same error as that of `AbortSignal.timeout`. */
const SILENT = new DOMException('The server is silent', 'TimeoutError');
