import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Item } from '../../tasks/items/item.ts';
import { chunksOf } from './chunks.ts';
import { gathered } from './gathered.ts';
import { imageItem } from './image-item.ts';
import { puzzleItems } from './puzzle-items.ts';
import { unpackStream } from './unpack-stream.ts';
import { countedWishes, wishItems } from './wish-items.ts';

const PUZZLE = JSON.stringify({ rows: [[2], [1]], cols: [[2], [1]] });

/** Yields a text or bytes in pieces of a few bytes. */
async function* bytesOf(text: string | Buffer): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

describe('items of a file', () => {
  it('are its lines with their numbers, if they are JSON', async () => {
    const items = await all(puzzleItems('a.jsonl', bytesOf(`${PUZZLE}\n\n${PUZZLE}\r\n{"x`)));
    expect(items).toEqual([
      { file: 'a.jsonl', line: 1, text: PUZZLE },
      { file: 'a.jsonl', line: 3, text: PUZZLE },
      { file: 'a.jsonl', line: 4, text: '{"x' },
    ]);
  });

  it('are its puzzles, if it has another format', async () => {
    const non = 'title "A"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n';
    const items = await all(puzzleItems('two.non.gz', bytesOf(`${non}\n====\n${non}`)));
    expect(items).toMatchObject([
      { file: 'two.non.gz', puzzle: { title: 'A', width: 1 } },
      { file: 'two.non.gz', puzzle: { title: 'A', width: 1 } },
    ]);
  });

  it('have no file if the text is in none', async () => {
    expect(await all(puzzleItems(undefined, bytesOf(PUZZLE)))).toEqual([{ line: 1, text: PUZZLE }]);
    const [wish] = await all(wishItems(undefined, bytesOf('{}'), {}));
    expect(wish).toEqual({ wish: { number: 1 } });
  });

  it('can be problems', async () => {
    const [item, ...others] = await all(puzzleItems('a.txt', bytesOf('neither fish nor flesh')));
    expect(others).toEqual([]);
    expect(item).toMatchObject({ file: 'a.txt', errors: [{ message: expect.any(String) }] });
  });
});

describe('a text that comes in many chunks', () => {
  async function* inChunks(text: string): AsyncGenerator<Buffer> {
    for (let at = 0; at < text.length; at += 16) yield Buffer.from(text.slice(at, at + 16));
  }

  it('is parsed once, not with every chunk', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const text = `\n{"id":"${'x'.repeat(20_000)}"}\n`;
    const [item] = await all(puzzleItems('-', inChunks(text)));
    const parses = parse.mock.calls.length;
    parse.mockRestore();
    expect(item).toMatchObject({ file: '-', line: 2 });
    expect(parses).toBeLessThan(5);
  });

  it('is joined before it is read, if nobody watches', async () => {
    const chunks = await all(gathered(inChunks('x'.repeat(150_000))));
    expect(chunks.map(({ length }) => length)).toEqual([65_536, 65_536, 18_928]);
  });

  it('has a bound of its own, if it is no JSON lines', async () => {
    const read = (text: string) => all(puzzleItems('-', inChunks(text), undefined, { most: 1000 }));
    await expect(read('x y\n'.repeat(300))).rejects.toThrow('more than 1000 bytes, and no JSON');
    expect(await read(`${PUZZLE}\n`.repeat(100))).toHaveLength(100);
  });
});

describe('wishes', () => {
  it('are as many as are wanted, for puzzles of one seed', async () => {
    expect(await all(countedWishes({ count: '2', seed: '7' }))).toEqual([
      { wish: { number: 1 } },
      { wish: { number: 2 } },
    ]);
    expect(await all(countedWishes({ number: 8 }))).toEqual([{ wish: { number: 8 } }]);
  });

  it('are lines of a file, which are checked together with the options', async () => {
    const long = JSON.stringify({ size: ' '.repeat(70_000) });
    const lines = [
      ...['{"size": "20x10"}', '{"seed": 1, "difficulty": "odd"}', '{"count": 2}', '7'],
      ...['{"seed": 3}', '{"look": "noise"}', long, '{"sise": 5}'],
    ];
    const items = await all(wishItems('w', bytesOf(lines.join('\n')), { size: 5, seed: 40 }));
    expect(items).toMatchObject([
      { file: 'w', wish: { size: '20x10', number: 1 } },
      { errors: [{ line: 2, message: expect.stringContaining('difficulty "odd": expected') }] },
      { errors: [{ line: 3, code: 'bad-wish' }] },
      { errors: [{ line: 4, message: expect.stringContaining('expected a JSON object') }] },
      { wish: { seed: 3, number: 1 } },
      { wish: { look: 'noise', number: 6 } },
      { errors: [{ line: 7, message: expect.stringContaining('too long for a wish') }] },
      // A count is refused in a line, so that it is not offered there either.
      { errors: [{ line: 8, message: expect.stringContaining('it has size, difficulty, tech') }] },
    ]);
  });
});

describe('an image', () => {
  const GIF = Buffer.from('GIF89a');

  it('is an item in base 64, unless it is too large', () => {
    expect(imageItem('a.gif', GIF)).toEqual({ file: 'a.gif', image: 'R0lGODlh' });
    const large = imageItem('b.gif', Buffer.concat([GIF], 20 * 2 ** 20 + 1));
    expect(large).toMatchObject({ file: 'b.gif', errors: [{ code: 'too-large' }] });
  });

  it('is told from other files by its first bytes', async () => {
    const none = imageItem('c.png', Buffer.from(PUZZLE));
    expect(none).toMatchObject({ file: 'c.png', errors: [{ code: 'no-image' }] });
    async function* items(...some: readonly Item[]): AsyncGenerator<Item> {
      yield* some;
    }
    const refused = all(chunksOf(items(none), 'create', 9));
    await expect(refused).rejects.toThrow('c.png: it is no image: PNG, JPEG, SVG');
    const some = await all(chunksOf(items(none, imageItem('a.gif', GIF)), 'create', 9));
    expect(some).toHaveLength(2);
  });
});

describe('a stream', () => {
  const unpacked = async (bytes: string | Buffer, most = 1000) =>
    Buffer.concat(await all(unpackStream('in.gz', bytesOf(bytes), most))).toString();

  it('is unpacked if it is compressed', async () => {
    for (const text of ['', 'x', 'plain text']) expect(await unpacked(text)).toBe(text);
    const [one, two] = [gzipSync('one,'), gzipSync('two')];
    expect(await unpacked(Buffer.concat([one, two]))).toBe('one,two');
  });

  it('ends the submission if it is damaged, cut off or too large', async () => {
    const packed = gzipSync('some text that is long enough');
    await expect(unpacked(packed.subarray(0, 20))).rejects.toThrow('in.gz is compressed by gzip');
    packed[15] = 0xff;
    await expect(unpacked(packed)).rejects.toThrow('damaged or cut off');
    const bomb = gzipSync('0'.repeat(500_000));
    await expect(unpacked(bomb)).rejects.toThrow('in.gz has more than 1000 bytes when');
    await expect(unpacked('0123456789', 9)).rejects.toThrow('more than 9 bytes');
    const nothing = Buffer.concat(Array(100).fill(gzipSync('')));
    await expect(unpacked(nothing)).rejects.toThrow('in.gz has more than 1000 bytes: submit');
  });
});

describe('chunks', () => {
  async function* many(count: number, text = ''): AsyncGenerator<Item> {
    for (let id = 0; id < count; id++) yield { id: String(id), text };
  }

  const sizesOf = async (items: AsyncGenerator<Item>, operation: 'solve' | 'create') =>
    (await all(chunksOf(items, operation, 1000))).map(({ lines }) => lines.length);

  it('have a number of items that the operation decides', async () => {
    expect(await sizesOf(many(520), 'solve')).toEqual([256, 256, 8]);
    expect(await sizesOf(many(2), 'create')).toEqual([1, 1]);
  });

  it('are short if the items are long', async () => {
    expect(await sizesOf(many(5, 'x'.repeat(40_000)), 'solve')).toEqual([2, 2, 1]);
  });

  it('are refused if there are none, or too many', async () => {
    await expect(all(chunksOf(many(0), 'solve', 9))).rejects.toThrow('nothing in it');
    await expect(all(chunksOf(many(10), 'solve', 9))).rejects.toThrow('more than 9 items');
  });

  it('are refused if there is nothing but blank lines in any file', async () => {
    const blank = () => puzzleItems('a.txt', bytesOf('\n \n'));
    await expect(all(chunksOf(blank(), 'solve', 9))).rejects.toThrow('nothing in it');
    async function* withPuzzle() {
      yield* blank();
      yield* puzzleItems('b.jsonl', bytesOf(PUZZLE));
    }
    const [chunk] = await all(chunksOf(withPuzzle(), 'solve', 9));
    expect(chunk?.lines).toHaveLength(2);
  });
});
