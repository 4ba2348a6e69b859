import { describe, expect, it } from 'vitest';
import { eventsIn } from './events.ts';

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  return new ReadableStream({
    start(controller) {
      for (const piece of bytes) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function all(...pieces: string[]) {
  const events: unknown[] = [];
  for await (const { name, data } of eventsIn(streamOf(...pieces))) events.push([name, data]);
  return events;
}

describe('eventsIn', () => {
  it('gives events however they are cut into pieces', async () => {
    const text = ':\n\nevent: step\ndata: {"a":1}\n\nevent: result\ndata: ü\n\n';
    const expected = [
      ['step', '{"a":1}'],
      ['result', 'ü'],
    ];
    expect(await all(text)).toEqual(expected);
    expect(await all(...text)).toEqual(expected);
  });

  it('joins the lines of one event, and calls one without a name a message', async () => {
    expect(await all('data: a\ndata:b\n\n')).toEqual([['message', 'a\nb']]);
  });

  it('leaves out what was not ended', async () => {
    expect(await all('data: a\n\ndata: b')).toEqual([['message', 'a']]);
  });
});
