// Declares what is used of fontkit by makers and benches: the outlines of glyphs and of texts.

declare module 'fontkit' {
  interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }

  interface OpenedFont {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: { readonly commands: readonly PathCommand[] } }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
    };
    glyphForCodePoint(codePoint: number): { readonly path: { readonly commands: PathCommand[] } };
  }

  export function create(bytes: Uint8Array): OpenedFont;
}
