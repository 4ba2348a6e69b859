import { describe, expect, it } from 'vitest';
import { fileText, MAX_FILE_BYTES } from './file-text.ts';

describe('the text of a file', () => {
  it('is UTF-8, or Latin-1 where it is not', async () => {
    expect(await fileText(new Blob(['ü']))).toEqual({ ok: true, text: 'ü' });
    expect(await fileText(new Blob([Uint8Array.of(0x61, 0xfc)]))).toMatchObject({
      ok: true,
      text: 'aü',
      remarks: [{ code: 'guessed-encoding', line: 1, column: 2 }],
    });
  });

  it('is UTF-16 as other programs save it, with its mark or without', async () => {
    const text = Buffer.from('rows\n2\n', 'utf16le');
    expect(await fileText(new Blob([text]))).toEqual({ ok: true, text: 'rows\n2\n' });
    const marked = new Blob([Uint8Array.of(0xff, 0xfe), text]);
    expect(await fileText(marked)).toEqual({ ok: true, text: 'rows\n2\n' });
  });

  it('keeps every byte of a packed picture', async () => {
    const bytes = Uint8Array.of(0x50, 0x34, 10, 0, 0x80, 0xff);
    expect(await fileText(new Blob([bytes]))).toEqual({ ok: true, text: 'P4\n\0\u0080\u00ff' });
  });

  it('is not read from what is too large, an image or no text', async () => {
    const large = new Blob([new Uint8Array(MAX_FILE_BYTES + 1)]);
    expect(await fileText(large)).toEqual({ ok: false, reason: 'too-large' });
    const image = new Blob([Uint8Array.of(1)], { type: 'image/png' });
    expect(await fileText(image)).toEqual({ ok: false, reason: 'image' });
    expect(await fileText(new Blob([Uint8Array.of(7, 0, 7)]))).toEqual({
      ok: false,
      reason: 'not-text',
    });
  });

  it('says when the file cannot be read', async () => {
    const gone = { size: 1, type: '', arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await fileText(gone)).toEqual({ ok: false, reason: 'unreadable' });
  });
});
