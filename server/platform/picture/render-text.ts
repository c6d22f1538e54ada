import path from 'node:path';
import sharp from 'sharp';

const FONTS = path.resolve('server/platform/pdf/fonts');

/** Distances of lines as a part of the font's own: titles stand closer than texts. */
const LINE_HEIGHTS = { bold: 0.67, text: 1 } as const;

export interface TextPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Sets a text in our own font as a transparent picture: points at 72 dpi, wrapped at a width in pixels. */
export async function renderText(
  text: string,
  { points, color, font, width }: { points: number; color: string; font: 'bold' | 'text'; width: number },
): Promise<TextPicture> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${LINE_HEIGHTS[font]}">${escaped}</span>`,
      font: `Groove ${font === 'bold' ? 'Bold ' : ''}${points}`,
      fontfile: path.join(FONTS, `groove-${font}.ttf`),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
