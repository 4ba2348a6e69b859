// Declares what books use of two packages. Their published types need those of Node, which the
// folders for every platform must do without.

declare module 'pdfkit' {
  interface PdfInfo {
    readonly Title: string;
    readonly Creator: string;
  }

  interface PdfOptions {
    readonly size?: readonly [number, number];
    readonly margin?: number;
    readonly autoFirstPage?: boolean;
    /** The font at first; `null` for none, because the default is a file that is not bundled. */
    readonly font?: null;
    readonly compress?: boolean;
    readonly info?: PdfInfo;
    readonly lang?: string;
  }

  interface TextOptions {
    readonly lineBreak: boolean;
    readonly baseline: 'alphabetic';
  }

  interface PdfOutline {
    addItem(title: string): unknown;
  }

  export default class PDFDocument {
    constructor(options: PdfOptions);
    readonly outline: PdfOutline;
    registerFont(name: string, bytes: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    addPage(options: PdfOptions): this;
    scale(factor: number): this;
    transform(...matrix: readonly [number, number, number, number, number, number]): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    lineCap(style: 'square'): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    fill(): this;
    stroke(): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}

declare module 'fontkit' {
  export interface OpenedFont {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { readonly advanceWidth: number };
  }

  export function create(bytes: Uint8Array): OpenedFont;
}
