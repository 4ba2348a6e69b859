// Writes sheets as a PDF of vectors. Texts are in Helvetica, which every PDF reader has, so that no
// file has to embed a font. This Helvetica has only the letters of western Europe. The browser
// draws texts with other letters as pictures.

import { jsPDF } from 'jspdf';
import { POINTS_PER_MM, type Shape, type TextLabel } from '../../../src/vector/shape.ts';
import type { Sheet } from './sheet.ts';

interface PdfOptions {
  readonly title: string;
  /** Draws a label that has letters which Helvetica lacks. Returns a PNG and its place. */
  readonly labelPicture: (label: TextLabel) => LabelPicture;
}

export interface LabelPicture {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the PDF; `sheets` has at least one sheet. */
export function pdfOf(sheets: readonly Sheet[], options: PdfOptions): ArrayBuffer {
  const [{ width, height }] = sheets;
  const orientation = width > height ? 'landscape' : 'portrait';
  const document = new jsPDF({ unit: 'mm', format: [width, height], orientation, compress: true });
  document.setProperties({ title: options.title, creator: 'Crosshatch' });
  document.setLineCap('square');
  sheets.forEach((sheet, i) => {
    if (i > 0) document.addPage([width, height], orientation);
    for (const shape of sheet.shapes) draw(document, shape, options);
  });
  return document.output('arraybuffer');
}

function draw(document: jsPDF, shape: Shape, { labelPicture }: PdfOptions): void {
  switch (shape.kind) {
    case 'fills':
      document.setFillColor(shape.colour);
      for (const { x, y, width, height } of shape.boxes) document.rect(x, y, width, height, 'F');
      return;
    case 'strokes':
      document.setDrawColor(shape.colour);
      document.setLineWidth(shape.thickness);
      for (const [x1, y1, x2, y2] of shape.segments) document.line(x1, y1, x2, y2);
      return;
    case 'label': {
      if (!isWestern(shape.text)) {
        const { url, x, y, width, height } = labelPicture(shape);
        document.addImage(url, 'PNG', x, y, width, height);
        return;
      }
      document.setFont('helvetica', shape.isBold ? 'bold' : 'normal');
      document.setFontSize(shape.size * POINTS_PER_MM);
      document.setTextColor(shape.colour);
      document.text(shape.text, shape.x, shape.y, { align: shape.align });
    }
  }
}

/** Whether all letters are in WinAnsi, the encoding of PDF's own fonts. */
export function isWestern(text: string): boolean {
  return /^[ -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/.test(text);
}
