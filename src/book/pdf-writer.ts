// Writes vector images as the pages of a PDF, with the glyphs that it uses embedded.

import PDFDocument from 'pdfkit';
import { POINTS_PER_MM, type Shape, type TextLabel } from '../vector/shape.ts';
import type { PageImage } from './turned-page.ts';
import type { BookFonts, Typeface } from './typeface.ts';

interface PdfTerms {
  readonly title: string;
  readonly language: string;
  readonly fonts: BookFonts;
  readonly typeface: Typeface;
}

interface PdfWriter {
  readonly addPage: (image: PageImage) => void;
  /** Lets readers jump to the page that was added last. */
  readonly addBookmark: (title: string) => void;
  readonly finish: () => Promise<Uint8Array>;
}

export function openPdf({ title, language, fonts, typeface }: PdfTerms): PdfWriter {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang: language,
    info: { Title: title, Creator: 'Crosshatch' },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk) => chunks.push(chunk));
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
  return {
    addPage({ width, height, shapes, turned }) {
      const size = [width * POINTS_PER_MM, height * POINTS_PER_MM] as const;
      document.addPage({ size, margin: 0 });
      document.scale(POINTS_PER_MM);
      document.lineCap('square');
      for (const shape of shapes) draw(document, shape, typeface);
      // The page is not used any more after that, so nothing turns it back.
      if (turned.length > 0) document.transform(0, -1, 1, 0, 0, height);
      for (const shape of turned) draw(document, shape, typeface);
    },
    addBookmark: (at) => void document.outline.addItem(at),
    finish: () =>
      new Promise((resolve, reject) => {
        document.on('end', () => resolve(joined(chunks)));
        document.on('error', reject);
        document.end();
      }),
  };
}

function draw(document: PDFDocument, shape: Shape, typeface: Typeface): void {
  switch (shape.kind) {
    case 'fills':
      for (const { x, y, width, height } of shape.boxes) document.rect(x, y, width, height);
      if (shape.boxes.length > 0) document.fillColor(shape.colour).fill();
      return;
    case 'strokes':
      document.lineWidth(shape.thickness);
      for (const [x1, y1, x2, y2] of shape.segments) document.moveTo(x1, y1).lineTo(x2, y2);
      if (shape.segments.length > 0) document.strokeColor(shape.colour).stroke();
      return;
    case 'label':
      drawLabel(document, shape, typeface);
  }
}

function drawLabel(
  document: PDFDocument,
  label: TextLabel,
  { plainWidth, boldWidth }: Typeface,
): void {
  const { text, x, y, size, align, colour, isBold } = label;
  if (text === '') return;
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const left = share === 0 ? x : x - share * size * (isBold ? boldWidth : plainWidth)(text);
  document.font(isBold ? 'bold' : 'regular').fontSize(size);
  document.fillColor(colour).text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
