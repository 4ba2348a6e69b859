import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { parsePuzzles } from '../../../src/formats/index.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { drawnSolution } from '../../../src/vector/drawn-cell.ts';
import { contrast, onColour } from '../../../src/vector/ink.ts';
import { POINTS_PER_MM } from '../../../src/vector/shape.ts';
import { boardImage } from './board-image.ts';
import { isWestern, pdfOf } from './pdf.ts';
import { layOut } from './sheet.ts';
import { svgOf } from './svg.ts';

function readPuzzle(name: string): Puzzle {
  const [outcome] = parsePuzzles(readFileSync(`puzzles/${name}.non`, 'utf8'));
  if (!outcome?.ok) throw new Error(name);
  return outcome.value;
}

const GOLDFISH = readPuzzle('goldfish');
const marks = drawnSolution(GOLDFISH.goal!);

/** Returns the texts of an SVG; throws if the SVG is not well-formed. */
function textsOf(svg: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close();
  return texts;
}

describe('SVG', () => {
  it('is well-formed, with the title as its name, whatever stands in it', () => {
    const title = `<b> & "quotes" \u0001 \ud800 雪`;
    const [name] = textsOf(svgOf(boardImage(GOLDFISH, undefined, 'colour'), title));
    expect(name).toBe('<b> & "quotes"     雪');
  });

  it('has the colours of the puzzle, or letters in place of them', () => {
    const [colour, letters] = (['colour', 'letters'] as const).map((ink) =>
      svgOf(boardImage(GOLDFISH, marks, ink), ''),
    );
    for (const { rgb, symbol } of GOLDFISH.palette.slice(1)) {
      expect(colour).toContain(`"${rgb}"`);
      if (rgb !== '#000000') expect(letters).not.toContain(`"${rgb}"`);
      expect(textsOf(letters)).toContain(symbol);
    }
  });
});

describe('ink', () => {
  it('keeps numbers readable on every colour', () => {
    for (let level = 0; level < 256; level++) {
      const digits = level.toString(16).padStart(2, '0');
      for (const rgb of [`#${digits.repeat(3)}`, `#${digits}00ff`, `#00${digits}00`])
        expect(contrast(rgb, onColour(rgb))).toBeGreaterThan(4.5);
    }
  });
});

describe('PDF', () => {
  it('is a file with the pages of the layout and the titles', () => {
    const entry = { puzzle: GOLDFISH, title: 'Fisch für Ä', detail: '', marks, solution: marks };
    const options = { paper: 'a4', orientation: 'landscape', perPage: 1, ink: 'colour' } as const;
    const sheets = layOut([entry, entry, { ...entry, title: '雪' }], {
      ...options,
      footer: () => '1',
    });
    const pictures: string[] = [];
    const labelPicture = ({ text, x, y }: { text: string; x: number; y: number }) => {
      pictures.push(text);
      return { url: PIXEL, x, y, width: 5, height: 5 };
    };
    const bytes = Buffer.from(pdfOf(sheets, { title: 'Fisch', labelPicture }));
    const text = bytes.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(4);
    const box = /MediaBox \[([\d. ]+)\]/.exec(text)?.[1].trim().split(' ').map(Number);
    expect(box?.map((points) => Math.round(points / POINTS_PER_MM))).toEqual([0, 0, 297, 210]);
    // The title is drawn once with the puzzles and once with the solutions.
    expect(pictures).toEqual(['雪', '雪']);
  });

  it('knows the letters of Helvetica', () => {
    expect(isWestern('Größe – „Ähre“ … 10 × 10, Œuvre')).toBe(true);
    expect(isWestern('雪')).toBe(false);
    expect(isWestern('Łódź')).toBe(false);
  });
});

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
