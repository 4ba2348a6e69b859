import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsIn, type TestApp, testApp } from '../../test/server.ts';

let server: TestApp;
let empty = '';
beforeAll(async () => {
  server = await testApp();
  const size = { width: 60, height: 40 };
  const png = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  empty = png.toString('base64');
});
afterAll(async () => {
  await server.app.close();
  expect(server.faults).toEqual([]);
});

/** Other tests may leave little of the processor to the threads of the server. */
const limits = { seconds: 60 };
const CORNERS = Array<object>(4).fill({ x: 0, y: 0 });
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

describe('POST /read', () => {
  it('answers with the puzzle, and with every number, as its description says', async () => {
    const image = readFileSync('test/fixtures/photos/balloon-desktop.png').toString('base64');
    const { status, json } = await server.post('/read', { image, limits });
    expect(status).toBe(200);
    expect(json).toMatchObject({ verdict: 'unique', doubtful: 0, puzzle: { width: 13 } });
    expect(json.animated).toBe(false);
    expect((json.rows as object[])[0]).toMatchObject([{ length: 5, doubtful: false }]);
    const events = eventsIn((await server.post('/read?stream=1', { image, limits })).text);
    expect(events.at(-1)).toMatchObject({ name: 'result', data: { verdict: 'unique' } });
    expect(events.some(({ name }) => name === 'progress')).toBe(true);
  });

  it('says that an image moves, and takes it as a data URL', async () => {
    const frame = 'test/fixtures/photos/balloon-desktop.png';
    const moving = sharp([frame, await sharp(frame).negate().toBuffer()], {
      join: { animated: true },
    }).gif({ effort: 1 });
    const image = `data:image/gif;base64,${(await moving.toBuffer()).toString('base64')}`;
    const { status, json } = await server.post('/read', { image, limits });
    expect([status, json.animated]).toEqual([200, true]);
  });

  it.each([
    ['foreign-photo', base64('%PDF-1.7')],
    ['foreign-photo', base64('\x00\x00\x00\x18ftypheic')],
    ['no-image', base64('hello')],
    ['no-base64', '!?'],
    ['no-base64', 'data:image/svg+xml,<svg/>'],
    ['no-image', `data:image/png;base64,${base64('hello')}`],
    ['no-image', ''],
  ])('says what is wrong with an image: %s', async (code, image) => {
    const { status, json } = await server.post('/read', { image });
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors: [{ code }] });
  });

  it('refuses a grid that is larger than the server takes', async () => {
    const image = readFileSync('test/fixtures/photos/balloon-desktop.png').toString('base64');
    const strict = await testApp({ limits: { side: 12 } });
    const { status, json } = await strict.post('/read', { image, limits });
    await strict.app.close();
    expect(status).toBe(413);
    expect(json).toMatchObject({ errors: [{ code: 'too-large' }] });
  });

  it('says that there is no puzzle, as an event, too', async () => {
    const { status, json } = await server.post('/read', { image: empty });
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors: [{ code: 'no-puzzle' }] });
    const events = eventsIn((await server.post('/read?stream=1', { image: empty })).text);
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { errors: [{}] } });
  });

  it.each([
    [{}, '/image'],
    [{ image: 'x', puzzle: 0 }, '/puzzle'],
    [{ image: 'x', place: { rows: 5, columns: 5, corners: [] } }, '/place/corners'],
    [{ image: 'x', place: { rows: 201, columns: 5, corners: CORNERS } }, '/place/rows'],
  ])('refuses a wrong request: %o', async (body, path) => {
    const { status, json } = await server.post('/read', body);
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ code: 'bad-request', path }] });
  });

  it('takes bodies that are too large for other routes, up to a limit', async () => {
    const large = { image: 'A'.repeat(3_000_000) };
    expect((await server.post('/read', large)).status).toBe(422);
    expect((await server.post('/solve', large)).status).toBe(413);
    expect((await server.post('/read', { image: 'A'.repeat(13_000_000) })).status).toBe(413);
  });
});
