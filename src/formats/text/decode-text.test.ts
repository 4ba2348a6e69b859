import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, isUtf16 } from './decode-text.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf];
const LITTLE_ENDIAN_MARK = [0xff, 0xfe];
const BIG_ENDIAN_MARK = [0xfe, 0xff];

const TEXT = 'title "Zwölf 雪 🙂"\nrows\n2\n2,1\n\ncolumns\n2\n1\n1\n';

function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Buffer.concat(parts.map((part) => Buffer.from(part as string)));
}

function littleEndian(text: string): number[] {
  return [...Buffer.from(text, 'utf16le')];
}

function bigEndian(text: string): number[] {
  return [...Buffer.from(text, 'utf16le').swap16()];
}

describe('the text of bytes', () => {
  it.each([
    ['UTF-8', bytesOf(TEXT)],
    ['UTF-8 with its mark', bytesOf(UTF8_MARK, TEXT)],
    ['UTF-16, low byte first, with its mark', bytesOf(LITTLE_ENDIAN_MARK, littleEndian(TEXT))],
    ['UTF-16, high byte first, with its mark', bytesOf(BIG_ENDIAN_MARK, bigEndian(TEXT))],
    ['UTF-16, low byte first, without a mark', bytesOf(littleEndian(TEXT))],
    ['UTF-16, high byte first, without a mark', bytesOf(bigEndian(TEXT))],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ ok: true, value: TEXT });
  });

  it('is any text, with a mark in either order', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((each) => !/^\uFEFF|\0/.test(each));
    fc.assert(
      fc.property(text, (each) => {
        const whole = { ok: true, value: each };
        expect(decodeText(bytesOf(LITTLE_ENDIAN_MARK, littleEndian(each)))).toEqual(whole);
        expect(decodeText(bytesOf(BIG_ENDIAN_MARK, bigEndian(each)))).toEqual(whole);
        expect(decodeText(bytesOf(UTF8_MARK, each))).toEqual(whole);
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('is called a guess where it is read as Latin-1', () => {
    const bytes = Uint8Array.from('title\n\u00cf\u00f0', (char) => char.charCodeAt(0));
    expect(decodeText(bytes).remarks).toMatchObject([
      { code: 'guessed-encoding', line: 2, column: 1 },
    ]);
    expect(decodeText(new TextEncoder().encode('\u041f')).remarks).toBeUndefined();
  });

  it('is Latin-1 where old bytes say nothing else', () => {
    expect(decodeText(Uint8Array.of(0x61, 0xfc, 10))).toMatchObject({ ok: true, value: 'aü\n' });
  });

  it('keeps a replacement character that the text has of its own', () => {
    expect(decodeText(bytesOf('ü\uFFFD'))).toEqual({ ok: true, value: 'ü\uFFFD' });
  });

  it('is each byte of a packed picture', () => {
    const bytes = Uint8Array.of(0x50, 0x34, 10, 0, 0x80, 0xff);
    expect(decodeText(bytes)).toEqual({ ok: true, value: 'P4\n\0\u0080\u00ff' });
  });

  it('is empty without bytes', () => {
    expect(decodeText(Uint8Array.of())).toEqual({ ok: true, value: '' });
  });

  it('is long', () => {
    const long = 'rows\n'.repeat(100_000);
    expect(decodeText(bytesOf(LITTLE_ENDIAN_MARK, littleEndian(long)))).toEqual({
      ok: true,
      value: long,
    });
  });

  it.each([
    ['NUL in text', bytesOf('a\nb\0'), { code: 'not-text', line: 2, column: 2 }],
    ['no text', Uint8Array.of(7, 0, 7), { code: 'not-text', line: 1, column: 2 }],
    ['an image', bytesOf([0x89], 'PNG\r\n', [26, 10, 1]), { code: 'unread-format' }],
    ['bytes', bytesOf([0x89], 'ABC\r\n', [26, 10, 1]), { code: 'not-text', line: 3, column: 1 }],
    ['numbers', Uint8Array.of(1, 0, 2, 0, 3, 0), { code: 'not-text', line: 1, column: 1 }],
    ['UTF-32', bytesOf([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), { code: 'bad-encoding', line: 1 }],
    [
      'UTF-8 that breaks its promise',
      bytesOf(UTF8_MARK, 'a\nb', [0xfc]),
      { code: 'bad-encoding', line: 2, column: 2 },
    ],
    [
      'half a UTF-16 pair',
      bytesOf(LITTLE_ENDIAN_MARK, littleEndian('a\n\uD83D')),
      { code: 'bad-encoding', line: 2, column: 1 },
    ],
    [
      'UTF-16 that is cut',
      bytesOf(LITTLE_ENDIAN_MARK, littleEndian('ab'), [0x63]),
      { code: 'bad-encoding', line: 1, column: 3 },
    ],
  ])('is refused with the place: %s', (_, bytes, problem) => {
    expect(decodeText(bytes)).toMatchObject({ ok: false, problems: [problem] });
  });
});

describe('the beginning of UTF-16', () => {
  it('is told with and without a mark, also where it ends within a unit', () => {
    const units = [littleEndian(TEXT), bigEndian(TEXT)];
    const marked = [
      [...LITTLE_ENDIAN_MARK, ...units[0]],
      [...BIG_ENDIAN_MARK, ...units[1]],
    ];
    for (const bytes of [...units, ...marked]) {
      expect([bytes, bytes.slice(0, -1)].map((each) => isUtf16(Uint8Array.from(each)))).toEqual([
        true,
        true,
      ]);
    }
  });

  it('is not seen in other text, nor in nothing', () => {
    for (const bytes of [bytesOf(TEXT), bytesOf(UTF8_MARK, TEXT), Uint8Array.of()]) {
      expect(isUtf16(bytes)).toBe(false);
    }
  });
});
