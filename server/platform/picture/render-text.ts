import path from 'node:path';
import sharp from 'sharp';

/** A font file, its name in Pango, and how lines and letters stand: parts of the font's own line height and of the size. */
const FONTS = {
  display: { file: 'server/platform/picture/fonts/wide.ttf', name: 'Groove Wide', line_height: 0.72, tracking: -0.035 },
  bold: { file: 'server/platform/pdf/fonts/groove-bold.ttf', name: 'Groove Bold', line_height: 0.67, tracking: 0 },
  text: { file: 'server/platform/pdf/fonts/groove-text.ttf', name: 'Groove', line_height: 1, tracking: 0 },
} as const;
const PANGO_UNITS = 1024;
const OTHER_SCRIPTS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

export interface TextPicture {
  data: Buffer;
  width: number;
  height: number;
}

interface TextStyle {
  points: number;
  color: string;
  font: keyof typeof FONTS;
  width: number;
  /** Whether a word that is too long breaks; otherwise it is wider than the width. */
  breaks_words?: boolean;
}

/** Sets a text in our own font as a transparent picture: points at 72 dpi, wrapped at a width in pixels. */
export async function renderText(
  text: string,
  { points, color, font, width, breaks_words = true }: TextStyle,
): Promise<TextPicture> {
  const { file, name, line_height, tracking } = FONTS[font];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const spacing = Math.round(tracking * points * PANGO_UNITS);
  // Letters that our fonts lack come from another font, whose own line height fits them.
  const height = OTHER_SCRIPTS.test(text) ? 1 : line_height;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${height}" letter_spacing="${spacing}">${escaped}</span>`,
      font: `${name} ${points}`,
      fontfile: path.resolve(file),
      width,
      dpi: 72,
      rgba: true,
      wrap: breaks_words ? 'word-char' : 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface TitleBox {
  color: string;
  width: number;
  max_height: number;
  /** Sizes to try, the largest first. */
  points: readonly number[];
}

/** Sets a title in the largest size that fits its box; in the smallest one words may break. */
export async function renderTitle(title: string, { color, width, max_height, points }: TitleBox): Promise<TextPicture> {
  const style = { color, width, font: 'display' } as const;
  for (const size of points.slice(0, -1)) {
    const picture = await renderText(title, { ...style, points: size, breaks_words: false });
    if (picture.height <= max_height && picture.width <= width) return picture;
  }
  return renderText(title, { ...style, points: points.at(-1) ?? 0 });
}
