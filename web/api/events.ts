// Reads server-sent events from the body of an answer as they arrive. Comments, ids and retry times
// are ignored. Source: HTML Standard, 9.2.6, Interpreting an event stream.

interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Yields the events as they arrive. Text after the last blank line is an incomplete event and is
 * ignored.
 */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}

function eventOf(block: string): ServerEvent | undefined {
  const fields = block.split('\n').map((line) => /^([^:]*): ?(.*)$/.exec(line) ?? ['', line, '']);
  const data = fields.filter(([, name]) => name === 'data').map(([, , value]) => value);
  if (data.length === 0) return undefined;
  const name = fields.findLast(([, field]) => field === 'event')?.[2] ?? 'message';
  return { name, data: data.join('\n') };
}
