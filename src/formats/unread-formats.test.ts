import { describe, expect, it } from 'vitest';
import { formatOfFile, parsePuzzles } from './detect.ts';
import { decodeText } from './text/decode-text.ts';

/** Returns the code and the message of the first problem of a file. */
function refusal(text: string, name = 'puzzle.txt'): readonly [string, string] | undefined {
  const [outcome] = parsePuzzles(text, formatOfFile(text, name));
  return outcome.ok ? undefined : [outcome.problems[0].code, outcome.problems[0].message];
}

describe('a format that is not read', () => {
  it.each([
    ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb9swDL37V1', 'penpa-edit', 'a.txt'],
    ['pzprv3\nnonogram\n2\n2\n. . 1 \n. 1 . \n', 'pzprv3', 'a.txt'],
    ['pzprv3.1/nonogram/2/2/. . 1 /. 1 . /', 'pzprv3', 'a.txt'],
    ['\\ a model\nMinimize\n obj: x1\nSubject To\n c1: x1 >= 1\nEnd\n', 'CPLEX', 'a.lp'],
    ['MAX\n 2 x\nST\n x <= 1\nEND\n', 'CPLEX', 'a.lp'],
    ['rows = 3;\ncols = 3;\nrow_rules = [| 1, 0 |];\n', 'MiniZinc', 'a.dzn'],
    ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'image', 'a.svg'],
    ['https://puzz.link/p?nurikabe/5/5/g2l3', 'nurikabe', 'a.txt'],
    ['33\r\n2\r\n11\r\n3\r\n1\r\n2\r\n1\r\n', 'Cross+A', 'a.jcp'],
  ])('is named: %j', (text, name, file) => {
    const [code, message] = refusal(text, file) ?? [];
    expect(code).toBe('unread-format');
    expect(message).toContain(name);
  });

  it('is told from texts with many comments, which take no time', () => {
    const puzzle =
      '<puzzleset><puzzle><solution><image>|X|</image></solution></puzzle></puzzleset>';
    expect(refusal(`${'<!-- a -->'.repeat(400)}${puzzle}`, 'a.xml')).toBeUndefined();
    expect(refusal(`${'% '.repeat(400)}x`)?.[0]).not.toBe('unread-format');
    expect(refusal(`${'% a\n'.repeat(400)}x`)?.[0]).not.toBe('unread-format');
    expect(refusal(`https://x?${'_'.repeat(200_000)}`)?.[0]).not.toBe('unread-format');
    expect(refusal(`${'% a\n'.repeat(400)}rows = 3;`)?.[1]).toContain('MiniZinc');
    expect(refusal(`${'<!-- a -->'.repeat(400)}<svg/>`)?.[1]).toContain('image');
  });

  it('is named although it is not text', () => {
    const bytes = new Uint8Array([0x54, 0x4c, 0x53, 9, 200, 3, 4, 0, 5, 5, 1, 1]);
    expect(decodeText(bytes)).toMatchObject({ ok: false, problems: [{ code: 'unread-format' }] });
    const text = new TextEncoder().encode('TLS, a title');
    expect(decodeText(text)).toMatchObject({ ok: true });
  });

  it.each([
    ['\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'crosshatch create'],
    ['\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', 'crosshatch create'],
    ['PK\u0003\u0004\u0014\0\u0006\0', 'save it as CSV'],
  ])('is named by its first bytes: %j', (bytes, cure) => {
    const outcome = decodeText(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
    expect(outcome.ok ? undefined : outcome.problems[0].message).toContain(cure);
  });

  it('is named where JSON says that the cells are triangles', () => {
    const triddler = { type: 'triddler', rows: [[1]], columns: [[1]] };
    expect(refusal(JSON.stringify(triddler))?.[0]).toBe('triddler');
    expect(refusal(JSON.stringify({ ...triddler, type: 'nonogram' }))).toBeUndefined();
  });

  it('is not taken for plain clues', () => {
    expect(refusal('22\n1\n1\n\n1\n1\n')?.[0]).not.toBe('unread-format');
  });
});
