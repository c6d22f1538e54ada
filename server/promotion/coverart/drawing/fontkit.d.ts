/** The part of fontkit that outlines of type need; the package has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    readonly path: { toSVG(): string };
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    /** In units of the font. */
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function openSync(file: string): Font;
}
